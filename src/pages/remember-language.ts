import { pageUrls } from '#urls.tsx'
import { base, language, otherBase } from '#words/page/en.ts'

const yearSeconds = 31_536_000

/**
 * Sets the cookie with the language of the home page when the visitor came from the shop in another language. It uses
 * the referrer, so that clicks before any script has loaded count as well. The back office has one language and is left
 * out.
 * @param page the page table's row of the open page
 */
export function rememberLanguage(page: string) {
  const isOffice = pageUrls.some(({ path, access }) => path === page && access === 'admin')
  if (isOffice || !URL.canParse(document.referrer)) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== window.location.origin || !isOtherLanguage(pathname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not there in all browsers.
  document.cookie = `language=${language};path=/;max-age=${yearSeconds};samesite=lax`
}

const isOtherLanguage = (pathname: string) => (base ? !isBelow(pathname, base) : isBelow(pathname, otherBase))
/** Whether a path is this one or below it. */
const isBelow = (pathname: string, first: string) => pathname === first || pathname.startsWith(`${first}/`)
