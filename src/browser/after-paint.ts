/** Calls the function once the browser has painted what has changed so far. A page in the background is not painted. */
export function afterPaint(work: () => void) {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
