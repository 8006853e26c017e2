import type { Page } from 'playwright-core'

type PageErrors = { found: string[]; expected: RegExp[] }
const errorsByPage = new WeakMap<Page, PageErrors>()

/**
 * Collects a page's errors: console errors and warnings (including CSP violations and refused calls), uncaught
 * exceptions, failed requests, and requests to other sites.
 */
export function collectPageErrors(page: Page, shopUrl: string) {
  const errors: PageErrors = { found: [], expected: [] }
  errorsByPage.set(page, errors)
  const addError = (complaint: string) => errors.found.push(complaint)
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    addError(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => addError(`uncaught: ${error.stack ?? error.message}`))
  page.on('crash', () => addError('the page crashed'))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation aborts pending requests, which is no failure.
    if (reason !== 'net::ERR_ABORTED') addError(`no answer: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(shopUrl).origin)
      addError(`another site: ${url.href}`)
  })
}

/** Declares errors that the test expects, such as `/status of 401/` for a wrong pin. */
export const expectPageError = (page: Page, pattern: RegExp) => errorsByPage.get(page)?.expected.push(pattern)

/** The errors that were not expected. */
export const unexpectedPageErrors = (page: Page) => {
  const { found, expected } = errorsByPage.get(page) ?? { found: [], expected: [] }
  return found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
}
