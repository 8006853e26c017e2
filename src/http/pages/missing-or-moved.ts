import { chainMaybePromise } from '#values/maybe-promise.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import { pathIn } from '#words/language.ts'
import { type CallForRender, createCallsForRender } from './inject-call.ts'
import type { MissingOrMoved, PageTarget } from './page-url.ts'
import {
  cacheKeyOf,
  createSourceCheck,
  createVersionCheck,
  type PublicPageContext,
  type Visit,
} from './public-page-context.ts'
import { sendEncodedPage, sendUncachedPage } from './send-page.ts'

/**
 * Whether the product or category of a page is missing, or has another URL. Checked before rendering: one call costs a
 * tenth of a render, and neither redirects nor 404s are cached.
 * @returns undefined if it exists at this URL, or the page is about no product or category
 */
export async function findMissingOrMoved(
  { existenceCalls }: PublicPageContext,
  { page, path, language }: PageTarget,
  callForRender: CallForRender,
): Promise<MissingOrMoved | undefined> {
  const call = existenceCalls[page.path]
  if (!call) return undefined
  const [pathname = ''] = path.split('?')
  const id = parsePathId(pathname.slice(pathname.lastIndexOf('/') + 1))
  const { answer } = await callForRender({ method: 'GET', path: `${call}/${id}`, language })
  if (answer.status === 404) return 'missing'
  const named = answer.status === 200 ? (answer.body as { path: string }).path : pathname
  return named === pathname ? undefined : { moved: named }
}

/**
 * Sends the 404 page, from the cache if possible. It is the same for all URLs of its row and does not depend on the
 * catalogue: it is rendered again only after a change of the settings.
 */
export function answerMissing(context: PublicPageContext, { request, reply, address }: Visit) {
  const { cache, catalogueVersion, render } = context
  const key = cacheKeyOf({ ...address, path: `404 ${address.page.path}` })
  return chainMaybePromise(catalogueVersion.current(), (version) => {
    const last = cache.find(key)
    const cached = last?.version === version ? last.page : renderMissing(context, address, key, version)
    return chainMaybePromise(cached, (page) => {
      // The thing was created in the meantime, or its existence is unknown.
      if (!page) return render(address).then((made) => sendUncachedPage(reply, made))
      reply.status(404).headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
      return sendEncodedPage(request, reply, page, createVersionCheck(context, version))
    })
  })
}

/** Renders and caches the 404 page; null if the page turns out to exist, or its data is stale. */
function renderMissing(context: PublicPageContext, address: PageTarget, key: string, version: number) {
  const callForRender = createCallsForRender(context.app)
  return context.cache.renderOnce(key, version, {
    isUnchanged: createSourceCheck(context, callForRender),
    render: async () => {
      const rendered = await context.render(address, { callForRender })
      return 'html' in rendered && rendered.status === 404 && !rendered.isStale ? rendered : null
    },
  })
}

/**
 * Sends a 301 to the canonical URL. It must not be cached: a product may get its former name back, and cached redirects
 * would then loop.
 */
export function redirectPermanently(
  { request, reply, address: { language, vary } }: Visit,
  { moved }: Exclude<MissingOrMoved, 'missing'>,
) {
  const { search } = new URL(`http://shop${request.originalUrl}`)
  return reply.headers({ 'cache-control': 'no-store', vary }).redirect(pathIn(language, moved) + search, 301)
}
