/** How long an entry of the history may take to go; after that the page goes on all the same. */
const patienceMs = 1000

const mark = 'over-page'
const isEntry = (state: unknown) => typeof state === 'object' && state !== null && mark in state

let lying = 0

/** Something has an entry of its own over the page: a step to or from it is none to another page. */
export const liesOverPage = () => lying > 0

/**
 * Makes the browser's Back close what lies over a page, as everybody expects of it, instead of leaving the page: it gets an
 * entry of its own in the history, with the page's address and key.
 * @param signal the page is left: Back is the browser's own again
 * @returns takes the entry out where Back has not, and stops listening
 */
export function stepBackCloses(close: () => void, signal: AbortSignal): () => Promise<void> {
  const listening = new AbortController()
  const end = (then = () => {}) => {
    if (listening.signal.aborted) return
    listening.abort()
    // The router hears of the step as well, and decides before the next task whether to load anything.
    setTimeout(() => {
      lying -= 1
      then()
    })
  }
  signal.addEventListener('abort', () => end())
  let whenGone = close
  const hear = ({ state }: PopStateEvent) => {
    // What the window has put into the history itself lay over this entry.
    if (isEntry(state)) window.history.back()
    else end(whenGone)
  }
  lying += 1
  window.history.pushState({ ...window.history.state, [mark]: true }, '')
  window.addEventListener('popstate', hear, { signal: listening.signal })

  return () =>
    new Promise((resolve) => {
      if (listening.signal.aborted) return resolve()
      if (!isEntry(window.history.state)) return end(resolve)
      whenGone = resolve
      setTimeout(() => end(resolve), patienceMs)
      window.history.back()
    })
}
