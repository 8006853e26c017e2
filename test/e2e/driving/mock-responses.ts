import type { Page, Route } from 'playwright-core'

// Mocked responses of the shop: none, late, or a refusal.

/** Answers requests to this path (and below it) instead of the shop. */
export const mockResponse = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(callsOf(path), (route) => onlyForCalls(route, () => route.fulfill({ status, json: body })))

/** Requests to this path get no response. */
export const dropResponses = (page: Page, path: string) =>
  page.route(callsOf(path), (route) => onlyForCalls(route, () => route.abort('connectionfailed')))

/** The shop processes the next request to this URL, but its response is lost. */
export const loseNextResponse = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/**
 * Holds requests to this path.
 * @returns a function that releases them and all later ones
 */
export async function holdResponses(page: Page, path: string) {
  const released = Promise.withResolvers<void>()
  await page.route(callsOf(path), async (route) => {
    await released.promise
    // The page may have been closed since.
    await route.continue().catch(() => {})
  })
  return released.resolve
}

/** Removes the mock, so that the shop answers again. */
export const restoreResponses = (page: Page, path: string) => page.unroute(callsOf(path))

const callsOf = (path: string) => new RegExp(`/api${path.replaceAll(/[.?]/g, '\\$&')}(?:$|[/?])`)

const onlyForCalls = (route: Route, answer: () => Promise<void>) =>
  ['fetch', 'xhr'].includes(route.request().resourceType()) ? answer() : route.continue()
