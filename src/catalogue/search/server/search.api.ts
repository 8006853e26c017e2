import type { RouteParts } from '#domain-module.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { searchEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { deleteFailedSearch, listFailedSearches } from './failed-searches.queries.ts'
import { createSearchCache } from './search-cache.ts'
import { listSynonyms, maxSynonyms } from './synonyms.queries.ts'
import { addSynonym, deleteSynonym } from './synonyms.ts'

const defaultPageSize = 50

export function searchApi(parts: RouteParts) {
  const { db } = parts
  const cache = createSearchCache(parts)
  return createRoutes('search', searchEndpoints, {
    'GET /search': (call) => cache.search(call.query, call),

    'GET /search/suggestions': (call) => cache.suggestions(call.query.q, call),

    'GET /search/highlights': (call) => cache.highlights(call),

    'GET /search/failed': async ({ query, request, reply }) =>
      setPageHeaders(request, reply, await listFailedSearches(db, pageRequestOf(query, defaultPageSize))),

    'DELETE /search/failed/{id}': async ({ params, language }) => {
      const query = await deleteFailedSearch(db, params.id)
      return query === undefined
        ? notFound(officeSentences.failedSearchGone)
        : { message: officeSentences.failedSearchDismissed({ query }).in(language) }
    },

    'GET /search/synonyms': () => listSynonyms(db),

    'POST /search/synonyms': async ({ user, body }) => {
      const added = await addSynonym(parts, user, body)
      if (added.ok) return added.synonym
      switch (added.reason) {
        case 'NO_WORDS':
          return refuse(400, 'INVALID', officeSentences.noWords, {
            fields: { [added.field]: officeSentences.noWords },
          })
        case 'CLAIM':
          return refuse(400, 'INVALID', officeSentences.synonymIsClaim, {
            fields: { word: officeSentences.synonymIsClaim },
          })
        case 'TOO_MANY':
          return refuse(409, 'TOO_MANY_SYNONYMS', officeSentences.tooManySynonyms({ most: maxSynonyms }))
      }
    },

    'DELETE /search/synonyms/{id}': async ({ user, params, language }) => {
      const deleted = await deleteSynonym(parts, user, params.id)
      return deleted
        ? { message: officeSentences.synonymDeleted({ word: deleted.word }).in(language) }
        : notFound(officeSentences.synonymGone)
    },
  })
}
