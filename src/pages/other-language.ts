import { pageUrls } from '#urls.tsx'
import { base, language, otherBase } from '#words/page/en.ts'

const yearSeconds = 31_536_000

/**
 * Who has just come from the same shop in another language has changed it, and the shop's first page remembers that. Told
 * by where they came from: a link that is pressed before any script is there is heard of all the same. The back office has
 * one language, which nobody chose.
 * @param page the row of the page table that is open
 */
export function rememberLanguage(page: string) {
  const isOffice = pageUrls.some(({ path, access }) => path === page && access === 'admin')
  if (isOffice || !URL.canParse(document.referrer)) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== window.location.origin || !isOther(pathname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not there in all browsers.
  document.cookie = `language=${language};path=/;max-age=${yearSeconds};samesite=lax`
}

const isOther = (pathname: string) => (base ? !isBelow(pathname, base) : isBelow(pathname, otherBase))
const isBelow = (pathname: string, first: string) => pathname === first || pathname.startsWith(`${first}/`)
