// A list that shows its newest line, at its end, whenever something is added or its place changes.

/** For `{@attach}`; `last` is what changes when there is a newer line. */
export function newest(last: () => unknown) {
  return (list: HTMLElement) => {
    let frame = 0
    // With the next picture: to ask for the height now would lay out the whole board once more.
    const show = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => (list.scrollTop = list.scrollHeight))
    }
    const place = new ResizeObserver(show)
    place.observe(list)
    $effect(() => {
      last()
      show()
    })
    return () => {
      cancelAnimationFrame(frame)
      place.disconnect()
    }
  }
}
