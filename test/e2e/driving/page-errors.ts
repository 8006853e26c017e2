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
  const requestedPaths = new Set<string>()
  const addError = (complaint: string) => errors.found.push(complaint)
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (isReplacedPreload(message.text(), requestedPaths)) return
    // The browser's own word for the service worker that most tests do without (`browser.ts`).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
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
    requestedPaths.add(url.pathname)
    if (url.protocol.startsWith('http') && url.origin !== new URL(shopUrl).origin)
      addError(`another site: ${url.href}`)
  })
}

const pictureFile = String.raw`/pictures/(?<picture>\w+)/(?<width>\d+)\.(?<format>\w+)`
const unusedPreload = new RegExp(`${pictureFile} was preloaded using link preload but not used`)
const picturePath = new RegExp(`^${pictureFile}$`)

/**
 * Whether a warning is about a preloaded picture in whose place the browser showed a larger file of the same picture
 * that it had in memory, such as from a card that the visitor saw before. Chromium then ignores the preloaded file,
 * and complains about it if the page stays open for a few seconds.
 *
 * @param requestedPaths the paths that the page has requested so far, in all its documents
 */
export function isReplacedPreload(warning: string, requestedPaths: ReadonlySet<string>) {
  const unused = unusedPreload.exec(warning)?.groups
  if (!unused) return false
  return [...requestedPaths].some((path) => {
    const file = picturePath.exec(path)?.groups
    return (
      file?.picture === unused.picture &&
      file?.format === unused.format &&
      Number(file?.width) > Number(unused.width)
    )
  })
}

/** Declares errors that the test expects, such as `/status of 401/` for a wrong pin. */
export const expectPageError = (page: Page, pattern: RegExp) => errorsByPage.get(page)?.expected.push(pattern)

/** The errors that were not expected. */
export const unexpectedPageErrors = (page: Page) => {
  const { found, expected } = errorsByPage.get(page) ?? { found: [], expected: [] }
  return found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
}
