import type { Page } from 'playwright-core'

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
