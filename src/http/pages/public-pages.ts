import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import { DatabaseDown } from '#database/outages/outage.ts'
import type { ShopFacts } from '#pages/page-render.ts'
import { type Soon, whenKnown } from '#values/soon.ts'
import { idIn } from '#values/texts/named-path.ts'
import { type Language, pathIn } from '#words/language.ts'
import type { KeptUse } from '../kept-use.ts'
import { askInProcess, isAnsweredAsBefore } from './ask-in-process.ts'
import type { Address, NoPage, VariedAddress } from './page-address.ts'
import { createPageCache, type Made, type MadeFrom } from './page-cache.ts'
import type { PageForms } from './page-forms.ts'
import type { RenderDocument, RenderedDocument } from './render-document.ts'
import { sendKept, sendOnce } from './send-page.ts'
import { isForWantOfAnswers, sendStale } from './stale-page.ts'

type PublicPages = {
  render: RenderDocument
  facts: () => Soon<Record<Language, ShopFacts>>
  /** A page made at another version than the catalogue's now is looked at again, and made again if what it shows changed. */
  catalogueVersion: Pick<CatalogueVersion, 'current' | 'wasLately'>
  /**
   * Of pages about one thing, the call that tells of it: where it says that there is none, the page is a 404 that is the
   * same for all such addresses (decision P8), and every address but the one with the thing's name leads to that one.
   */
  callsThatDecide: Record<string, string>
  /** Is told how often a kept page was enough. */
  kept: KeptUse
  /** Takes what the page costs of what is rendered for a network. @throws when there is none left for now */
  pay: (request: FastifyRequest, address: VariedAddress) => Promise<void>
}

/** A CDN may hold a public page this long, and show it while it asks for a newer one. Seconds. */
const publicCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** Answers pages that hold nothing of the visitor: the same bytes for everyone, rendered once and kept. */
export function createPublicPages(
  app: FastifyInstance,
  { render, facts, catalogueVersion, callsThatDecide, kept, pay }: PublicPages,
) {
  const isAsBefore = async (from: MadeFrom) =>
    from.facts === (await facts()) && (await isAnsweredAsBefore(app, from.calls))
  const cache = createPageCache(isAsBefore, { use: kept })

  // Apart from the answers: a function holds all that its neighbours use, so that what is remembered would hold the
  // request that it was made for.
  const whileAt = (version: number) => () => catalogueVersion.current() === version

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    address: VariedAddress,
  ): Soon<FastifyReply> => {
    const { isKept, page } = address
    if (page.path === '*') return answerMissing(request, reply, address)
    if (!isKept) return answerForOne(request, reply, address)
    return whenKnown(catalogueVersion.current(), (now) => {
      const kept = cache.find(keyOf(address))
      const isLate = kept !== undefined && catalogueVersion.wasLately(kept.version)
      // Given once more while its successor is made. Should that fail, whoever asks after a second is told.
      if (isLate) makePage(request, address, now).catch(() => {})
      return kept && (isLate || kept.version === now)
        ? answerKept(request, reply, address, kept)
        : makeAndAnswer(request, reply, address, now)
    })
  }

  const answerForOne = async (request: FastifyRequest, reply: FastifyReply, address: VariedAddress) => {
    const instead = await askForName(address)
    if (instead && instead !== 'missing') return leadOn(request, reply, address, instead)
    await pay(request, address)
    return instead ? answerMissing(request, reply, address) : sendOnce(reply, await render(address))
  }

  /** Says the same for all addresses of its row and nothing of the catalogue: it is made anew only when the shop's facts are others. */
  const answerMissing = (request: FastifyRequest, reply: FastifyReply, address: VariedAddress) => {
    const key = keyOf({ ...address, path: `404 ${address.page.path}` })
    return whenKnown(catalogueVersion.current(), (now) => {
      const last = cache.find(key)
      const kept = last?.version === now ? last.page : cache.make(key, now, () => renderMissing(address))
      return whenKnown(kept, (page) => {
        // It came to be there meanwhile, or cannot be told.
        if (!page) return render(address).then((made) => sendOnce(reply, made))
        reply.status(404).headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
        return sendKept(request, reply, page, (bytes) => reply.remember(bytes, whileAt(now)))
      })
    })
  }

  const renderMissing = async (address: Address) => {
    const rendered = await render(address)
    return 'html' in rendered && rendered.status === 404 && !rendered.isStale ? rendered : null
  }

  /** Asked before a page is rendered: one call costs a tenth of a render, and what is led on or missing is not kept. */
  const askForName = async ({ page, path, language }: Address): Promise<NoPage | undefined> => {
    const call = callsThatDecide[page.path]
    if (!call) return undefined
    const [pathname = ''] = path.split('?')
    const id = idIn(pathname.slice(pathname.lastIndexOf('/') + 1))
    const { answer } = await askInProcess(app, { method: 'GET', path: `${call}/${id}`, language })
    if (answer.status === 404) return 'missing'
    const named = answer.status === 200 ? (answer.body as { path: string }).path : pathname
    return named === pathname ? undefined : { moved: named }
  }

  /** For ever, but kept by nobody: a thing may get a former name back, and the two would lead to each other meanwhile. */
  const leadOn = (
    request: FastifyRequest,
    reply: FastifyReply,
    { language, vary }: VariedAddress,
    { moved }: Exclude<NoPage, 'missing'>,
  ) => {
    const { search } = new URL(`http://shop${request.originalUrl}`)
    return reply
      .headers({ 'cache-control': 'no-store', vary })
      .redirect(pathIn(language, moved) + search, 301)
  }

  /** @returns the page to be kept, or what there is instead of one: undefined when somebody else was told */
  const makePage = async (request: FastifyRequest, address: VariedAddress, now: number) => {
    let instead: RenderedDocument | NoPage | undefined
    const page = await cache.make(keyOf(address), now, async () => {
      instead = await askForName(address)
      if (instead && instead !== 'missing') return null
      await pay(request, address)
      if (instead) return null
      const rendered = await render(address)
      if ('html' in rendered && rendered.status === 200 && rendered.whole && !rendered.isStale)
        return rendered
      instead = rendered
      return null
    })
    return { page, instead }
  }

  const makeAndAnswer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: VariedAddress,
    version: number,
  ) => {
    const last = cache.find(keyOf(address))?.page
    const { page, instead } = await makePage(request, address, version).catch((error) => {
      if (last && error instanceof DatabaseDown) return { page: null, instead: undefined }
      throw error
    })
    if (!page && last && isForWantOfAnswers(instead)) return sendStale(request, reply, last, address.language)
    if (page) return answerKept(request, reply, address, { page, version })
    if (instead === 'missing') return answerMissing(request, reply, address)
    if (instead && 'moved' in instead) return leadOn(request, reply, address, instead)
    return instead ? sendOnce(reply, instead) : answerForOne(request, reply, address)
  }

  const answerKept = (
    request: FastifyRequest,
    reply: FastifyReply,
    { page: { signedOutOnly }, vary }: VariedAddress,
    { page, version }: Made<PageForms>,
  ) => {
    reply.headers({ etag: page.etag, 'cache-control': publicCaching, vary })
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    return sendKept(request, reply, page, (bytes) => {
      // Who is signed in is sent elsewhere from such a page, so each request for it is looked at.
      if (!signedOutOnly) reply.remember(bytes, whileAt(version))
    })
  }

  return answer
}

const keyOf = ({ language, path }: Pick<Address, 'language' | 'path'>) => `${language} ${path}`
