import { keepVocabulary } from '#catalogue/search/server/keep-vocabulary.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { officeSearchEndpoints } from '../contract.ts'
import { searchOffice } from './search-office.ts'

export function officeSearchApi(parts: Parts) {
  const currentVocabulary = keepVocabulary(parts)
  return createRoutes('backoffice', officeSearchEndpoints, {
    'GET /search/office': async ({ user, query }) =>
      searchOffice({ db: parts.db, currentVocabulary }, user, query.q),
  })
}
