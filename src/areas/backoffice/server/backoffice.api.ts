import { doors } from '../../../http/calls/doors.ts'
import { answerPage } from '../../../http/calls/paging.ts'
import type { Parts } from '../../../parts.ts'
import { backofficeEndpoints } from '../contract.ts'
// The contract's sentence is found by it, to be told in the language of who asks.
import '../words/office/index.ts'
import { listActivity } from './activity.queries.ts'
import { readOverview } from './read-overview.ts'

export const backofficeApi = (parts: Parts) =>
  doors('backoffice', backofficeEndpoints, {
    'GET /overview': () => readOverview(parts),

    'GET /activity': async ({ query, request, reply }) =>
      answerPage(request, reply, await listActivity(parts.db, query)),
  })
