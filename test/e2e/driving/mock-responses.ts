import type { Page, Route } from 'playwright-core'

/** The shop's answers as the network might bring them: none, late, or a refusal. */

/** The calls of this path (and below it) are answered like this instead of by the shop. */
export const mockResponse = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(callsOf(path), (route) => onlyForCalls(route, () => route.fulfill({ status, json: body })))

/** The calls of this path get no answer at all. */
export const dropResponses = (page: Page, path: string) =>
  page.route(callsOf(path), (route) => onlyForCalls(route, () => route.abort('connectionfailed')))

/** The calls of this path wait. @returns lets them through, and all that follow */
export async function holdResponses(page: Page, path: string) {
  const released = Promise.withResolvers<void>()
  await page.route(callsOf(path), async (route) => {
    await released.promise
    // Whoever asked may have left meanwhile.
    await route.continue().catch(() => {})
  })
  return released.resolve
}

/** The shop answers for itself again. */
export const restoreResponses = (page: Page, path: string) => page.unroute(callsOf(path))

const callsOf = (path: string) => new RegExp(`/api${path.replaceAll(/[.?]/g, '\\$&')}(?:$|[/?])`)

const onlyForCalls = (route: Route, answer: () => Promise<void>) =>
  ['fetch', 'xhr'].includes(route.request().resourceType()) ? answer() : route.continue()
