import type { Answer } from '../../../http/endpoint.ts'
import { callApi } from '../../../ui/call-api.ts'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { pictureEndpoints } from '../contract.ts'

/** A title and what it shows today. */
export type ShownTitle = Answer<(typeof pictureEndpoints)['GET /images/titles']>[number]

/** Every title, the known ones first. */
export const useTitles = () =>
  useAnswer('picture titles', (signal) =>
    callApi<typeof pictureEndpoints>()('GET /images/titles', { signal }),
  )
