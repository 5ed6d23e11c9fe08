/** Whether a line of a position in words is a row of a little plan, which needs letters of one width to be read. */
export function isPlanRow(line: string): boolean {
  return /\S {2,}\S/.test(line) || /^ {3,}/.test(line) || /^\s*\S{1,2}(?: \S){4,}\s*$/.test(line)
}
