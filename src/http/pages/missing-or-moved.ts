import { chainMaybePromise } from '#values/maybe-promise.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import { pathIn } from '#words/language.ts'
import { injectCall } from './inject-call.ts'
import type { MissingOrMoved, PageTarget } from './page-url.ts'
import { cacheKeyOf, createVersionCheck, type PublicPageContext, type Visit } from './public-page-context.ts'
import { sendEncodedPage, sendUncached } from './send-page.ts'

/**
 * Whether the product or category of a page is missing, or has another URL. Checked before rendering: one call costs a
 * tenth of a render, and neither redirects nor 404s are cached.
 */
export async function findMissingOrMoved(
  { app, existenceCalls }: PublicPageContext,
  { page, path, language }: PageTarget,
): Promise<MissingOrMoved | undefined> {
  const call = existenceCalls[page.path]
  if (!call) return undefined
  const [pathname = ''] = path.split('?')
  const id = parsePathId(pathname.slice(pathname.lastIndexOf('/') + 1))
  const { answer } = await injectCall(app, { method: 'GET', path: `${call}/${id}`, language })
  if (answer.status === 404) return 'missing'
  const named = answer.status === 200 ? (answer.body as { path: string }).path : pathname
  return named === pathname ? undefined : { moved: named }
}

/**
 * Sends the 404 page. It is the same for all URLs of its row and does not depend on the catalogue: it is rendered again
 * only after a change of the settings.
 */
export function answerMissing(context: PublicPageContext, { request, reply, address }: Visit) {
  const { cache, catalogueVersion, render } = context
  const key = cacheKeyOf({ ...address, path: `404 ${address.page.path}` })
  return chainMaybePromise(catalogueVersion.current(), (now) => {
    const last = cache.find(key)
    const kept =
      last?.version === now ? last.page : cache.make(key, now, () => renderMissing(context, address))
    return chainMaybePromise(kept, (page) => {
      // The thing was created in the meantime, or its existence is unknown.
      if (!page) return render(address).then((made) => sendUncached(reply, made))
      reply.status(404).headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
      return sendEncodedPage(request, reply, page, (bytes) =>
        reply.remember(bytes, createVersionCheck(context, now)),
      )
    })
  })
}

async function renderMissing({ render }: PublicPageContext, address: PageTarget) {
  const rendered = await render(address)
  return 'html' in rendered && rendered.status === 404 && !rendered.isStale ? rendered : null
}

/** 301, but not cached: a product may get its former name back, and cached redirects would then loop. */
export function redirectPermanently(
  { request, reply, address: { language, vary } }: Visit,
  { moved }: Exclude<MissingOrMoved, 'missing'>,
) {
  const { search } = new URL(`http://shop${request.originalUrl}`)
  return reply.headers({ 'cache-control': 'no-store', vary }).redirect(pathIn(language, moved) + search, 301)
}
