import type { FastifyRequest } from 'fastify'
import { tooManyRequestsError } from '#http/calls/errors.ts'
import { isInternalRequest } from '#http/calls/internal-token.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { rateLimitCosts, type SpendBudget } from '#http/rate-limit-costs.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { wordsOf } from '../rules/words-of.ts'
import { listBestsellerIds } from './bestsellers.queries.ts'
import { keepVocabulary } from './keep-vocabulary.ts'
import { readHighlights } from './read-highlights.ts'
import { recordFailedSearch } from './record-failed-search.ts'
import { type SearchQuery, searchProducts } from './search-products.ts'
import { suggest } from './suggest.ts'

type CacheParts = Pick<Parts, 'db' | 'clock' | 'log' | 'catalogueVersion'> & { spend: SpendBudget }
type Context = { request: FastifyRequest; language: Language }

const bestsellersForMs = 10 * 60_000
const mostBestsellers = 12

/**
 * The response cache of searches: serialized answers, valid until the catalogue changes, at most for a second. Answers
 * that are not cached charge the rate limit and may throw 429; a search that fails is recorded when its answer is made.
 */
export function createSearchCache({ spend, ...parts }: CacheParts) {
  const { db } = parts
  const cachedResponse = createResponseCache(parts)
  const currentVocabulary = keepVocabulary(parts)
  const listBestsellers = keepBestsellers(parts)

  const charge = async (cost: number, request: FastifyRequest) => {
    const seconds = isInternalRequest(request) ? 0 : await spend(request.ip, cost)
    if (seconds > 0) throw tooManyRequestsError(seconds)
  }

  return {
    search: (query: SearchQuery, { request, language }: Context) =>
      cachedResponse(`search/${language}/${JSON.stringify(query)}`, async () => {
        await charge(rateLimitCosts.search, request)
        const vocabulary = await currentVocabulary()
        const answer = await searchProducts({ db, vocabulary, listBestsellers }, query, language)
        if (isFirstPlainSearch(query) && (answer.total === 0 || answer.nearest))
          await recordFailedSearch(parts, query.q ?? '', request)
        return { bytes: toJsonBytes(answer), next: null, total: answer.total }
      }),

    highlights: ({ request, language }: Context) =>
      cachedResponse(`highlights/${language}`, async () => {
        await charge(rateLimitCosts.page, request)
        const answer = await readHighlights(db, parts.clock.now(), language)
        return { bytes: toJsonBytes(answer), next: null, total: answer.bestsellers.length }
      }),

    suggestions: (text: string, { request, language }: Context) =>
      cachedResponse(`suggestions/${language}/${text}`, async () => {
        // Many words cost as much as a search.
        await charge(wordsOf(text).length > 2 ? rateLimitCosts.search : rateLimitCosts.page, request)
        const answer = await suggest({ db, vocabulary: await currentVocabulary() }, text, language)
        return { bytes: toJsonBytes(answer), next: null, total: answer.products.length }
      }),
  }
}

/** Only the words failed: no filter was chosen, and it is no further page. */
const isFirstPlainSearch = ({ q, sort, limit, ...others }: SearchQuery) =>
  q !== undefined && Object.values(others).every((value) => value === undefined)

/** The bestsellers' ids, read again after ten minutes. Those that are not on sale any more are left out when shown. */
function keepBestsellers({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  let known: { ids: number[]; at: number } | undefined
  return async () => {
    const now = clock.now()
    if (!known || now.getTime() - known.at > bestsellersForMs || known.ids.length === 0)
      known = { ids: await listBestsellerIds(db, now, mostBestsellers), at: now.getTime() }
    return known.ids
  }
}
