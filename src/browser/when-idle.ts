/** Runs `work` when the browser is idle, and in Safari, which has no idle callback, after a short time. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 })
  else setTimeout(work, 300)
}
