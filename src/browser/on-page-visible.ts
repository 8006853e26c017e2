/**
 * Does something each time the page is looked at again, after another tab or app.
 * @returns what gives it up
 */
export function onPageVisible(work: () => void) {
  const lookedAt = () => document.visibilityState === 'visible' && work()
  document.addEventListener('visibilitychange', lookedAt)
  return () => document.removeEventListener('visibilitychange', lookedAt)
}
