import { afterPaint } from '#browser/after-paint.ts'

type Tap = {
  /** In milliseconds since the document began, like `performance.now()`. */
  at: number
  heading: Element | null
  text: string | null | undefined
  /** When the next page’s heading was painted. */
  shownAt?: number
  /** The next page’s path in the page table. */
  path?: string
}

/**
 * Measures client-side navigation: from a tap or click on a link until the next page’s heading is painted. It observes the
 * document, so that it works however pages are loaded.
 * @param report called with the next page’s path in the page table, and milliseconds
 * @returns a function to call with that path once the router has arrived there, before or after the heading
 */
export function watchTaps(report: (path: string, ms: number) => void) {
  let tap: Tap | undefined
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    const current = tap
    if (!current || !heading || (heading === current.heading && heading.textContent === current.text)) return
    observer.disconnect()
    afterPaint(() => {
      current.shownAt = performance.now()
      reportIfComplete(current)
    })
  })
  const forget = () => {
    tap = undefined
    observer.disconnect()
  }
  const reportIfComplete = (done: Tap) => {
    if (done !== tap || done.path === undefined || done.shownAt === undefined) return
    report(done.path, done.shownAt - done.at)
    forget()
  }
  // Before React’s listeners, which prevent the click’s default.
  const onClick = (event: MouseEvent) => {
    forget()
    if (!opensPage(event)) return
    const heading = document.querySelector('h1')
    tap = { at: event.timeStamp, heading, text: heading?.textContent }
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  window.addEventListener('click', onClick, true)
  // The visitor went back or to another tab instead, which makes no page slow.
  window.addEventListener('popstate', forget)
  document.addEventListener('visibilitychange', forget)
  return (path: string) => {
    if (!tap) return
    tap.path = path
    reportIfComplete(tap)
  }
}

/** Whether a click opens another page of the shop in this tab. */
function opensPage(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
}
