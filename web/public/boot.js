// Before the first picture: theme, text size and language as they were chosen, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("sunstone-settings") || "{}")
  const root = document.documentElement
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme
  if (kept.textSize) root.style.fontSize = kept.textSize + "%"
  if (kept.motion === "reduced") root.dataset.motion = "reduced"
  if (kept.language) root.lang = kept.language
} catch {
  // Without storage the defaults are fine.
}
