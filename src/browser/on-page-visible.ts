/**
 * Runs a callback each time the page becomes visible again, after another tab or app.
 * @returns stops listening
 */
export function onPageVisible(work: () => void) {
  const lookedAt = () => document.visibilityState === 'visible' && work()
  document.addEventListener('visibilitychange', lookedAt)
  return () => document.removeEventListener('visibilitychange', lookedAt)
}
