/** How long to wait for `history.back()` before going on without it. */
const historyTimeoutMs = 1000

const overlayKey = 'over-page'
const isOverlayEntry = (state: unknown) => typeof state === 'object' && state !== null && overlayKey in state

let openOverlays = 0

/** Whether an overlay has its own history entry: navigating to or from it does not change the page. */
export const isOverlayOpen = () => openOverlays > 0

/**
 * Makes the browser's Back button close an overlay instead of leaving the page: the overlay gets a history entry of its
 * own with the page's URL and key.
 * @param signal aborted when the page is left; the Back button then works as usual
 * @returns a function that removes the entry if Back has not, and stops listening
 */
export function closeOnBack(close: () => void, signal: AbortSignal): () => Promise<void> {
  const listening = new AbortController()
  const end = (then = () => {}) => {
    if (listening.signal.aborted) return
    listening.abort()
    // The router handles the same popstate event and decides in the same task whether to revalidate, so the flag is
    // cleared one task later.
    setTimeout(() => {
      openOverlays -= 1
      then()
    })
  }
  signal.addEventListener('abort', () => end())
  let onEntryRemoved = close
  const onPopState = ({ state }: PopStateEvent) => {
    // This was a history entry that the payment window itself had pushed.
    if (isOverlayEntry(state)) window.history.back()
    else end(onEntryRemoved)
  }
  openOverlays += 1
  window.history.pushState({ ...window.history.state, [overlayKey]: true }, '')
  window.addEventListener('popstate', onPopState, { signal: listening.signal })

  return () =>
    new Promise((resolve) => {
      if (listening.signal.aborted) return resolve()
      if (!isOverlayEntry(window.history.state)) return end(resolve)
      onEntryRemoved = resolve
      setTimeout(() => end(resolve), historyTimeoutMs)
      window.history.back()
    })
}
