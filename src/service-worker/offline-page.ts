import { keptAtHeader } from '#shopfront/offline/rules/copy-headers.ts'
import { sentences } from '#shopfront/offline/words/index.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { languageOf, tagOf } from '#words/language.ts'

/** Readable beside everything else on a phone. */
const maxListed = 20

const styles = [
  'body{margin:0 auto;max-width:34rem;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}',
  'h1{font-size:1.5rem}h2{font-size:1.125rem}ul{padding:0;list-style:none}',
  'a{display:block;min-height:44px;padding:.6rem 0;box-sizing:border-box;line-height:1.5;overflow-wrap:anywhere}',
  '.again{display:inline-block;padding:.5rem 1.25rem;border:2px solid;border-radius:999px;font-weight:600;text-decoration:none}',
].join('')

/**
 * The page in place of one that can't be opened without the network. It lists the kept pages in the same language.
 * @param kind whether pages like this one are kept once they were visited
 */
export async function offlinePage(url: URL, pages: Cache, kind: 'page' | 'online-page') {
  const language = languageOf(url.pathname)
  const visited = await listVisited(url, pages)
  const links = visited.map(
    ({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`,
  )
  const lead = kind === 'page' ? sentences.offlineLead : sentences.onlyOnline
  const html = [
    `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${sentences.offlineTitle.in(language)}</title><style>${styles}</style></head><body><main>`,
    `<h1>${sentences.offlineTitle.in(language)}</h1><p role="status">${lead.in(language)}</p>`,
    `<a class="again" href="">${sentences.tryAgain.in(language)}</a>`,
    ...(links.length > 0
      ? [`<h2>${sentences.visitedPages.in(language)}</h2><ul>${links.join('')}</ul>`]
      : []),
    '</main></body></html>',
  ].join('')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
  }
  return new Response(html, { status: 503, headers })
}

/** The kept pages in the language of a URL, the last visited first. */
async function listVisited(url: URL, pages: Cache) {
  const language = languageOf(url.pathname)
  const kept = await pages.keys()
  const read = kept
    .map((request) => new URL(request.url))
    .filter(({ pathname }) => languageOf(pathname) === language)
    .map(async ({ href, pathname, search }) => {
      const copy = await pages.match(href)
      const html = (await copy?.text()) ?? ''
      // The title is escaped already.
      const title = decodeTitle(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname)
      return { path: pathname + search, title, at: Number(copy?.headers.get(keptAtHeader)) }
    })
  return (await Promise.all(read)).sort((a, b) => b.at - a.at).slice(0, maxListed)
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const decodeTitle = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (name) => named[name] ?? name)
