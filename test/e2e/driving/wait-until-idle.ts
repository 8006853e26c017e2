import type { Page } from 'playwright-core'

/** Waits until the page has drawn what it has and done what it had to: a slow machine only takes longer for it. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      }),
  )
