import type { Page } from 'playwright-core'

type Ear = { heard: string[]; expected: RegExp[] }
const ears = new WeakMap<Page, Ear>()

/**
 * Hears whatever a page complains about: errors and warnings on its console (a broken content security policy and a
 * refused call are among them), errors nobody caught, requests that got no answer, and requests to other sites.
 */
export function listenTo(page: Page, shopUrl: string) {
  const ear: Ear = { heard: [], expected: [] }
  ears.set(page, ear)
  const hear = (complaint: string) => ear.heard.push(complaint)
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    hear(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => hear(`uncaught: ${error.stack ?? error.message}`))
  page.on('crash', () => hear('the page crashed'))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Whoever moves on leaves requests behind; that is no failure.
    if (reason !== 'net::ERR_ABORTED') hear(`no answer: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(shopUrl).origin)
      hear(`another site: ${url.href}`)
  })
}

/** Declares that complaints which match will come, such as `/status of 401/` where a wrong pin is typed. */
export const expectComplaint = (page: Page, pattern: RegExp) => ears.get(page)?.expected.push(pattern)

/** What was heard and not expected. */
export const complaintsOf = (page: Page) => {
  const { heard, expected } = ears.get(page) ?? { heard: [], expected: [] }
  return heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
}
