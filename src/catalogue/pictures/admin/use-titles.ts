import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { Answer } from '#http/calls/endpoint.ts'
import type { pictureEndpoints } from '../contract.ts'

/** A title with its current picture. */
export type ShownTitle = Answer<(typeof pictureEndpoints)['GET /images/titles']>[number]

/** Loads every title with its current pictures, the known titles first. */
export const useTitles = () =>
  useApiQuery('picture-titles', (signal) =>
    callApi<typeof pictureEndpoints>()('GET /images/titles', { signal }),
  )
