import type { Page, Request } from 'playwright-core'

/** Waits until the page is idle, also if `keepBusy` hides that from the shop; a slow machine only takes longer. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const page: Window & { whenReallyIdle?: typeof requestIdleCallback } = window
        const whenReallyIdle = page.whenReallyIdle ?? requestIdleCallback
        requestAnimationFrame(() => requestAnimationFrame(() => whenReallyIdle(() => resolve())))
      }),
  )

/** @returns a function that waits until the page is idle and has an answer to each request from now on */
export function noteRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    do await waitUntilIdle(page)
    while (open.size > 0)
  }
}
