/**
 * Runs a callback each time the page becomes visible again, after another tab or app.
 * @returns a function that stops listening
 */
export function onPageVisible(work: () => void) {
  const onChange = () => document.visibilityState === 'visible' && work()
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
