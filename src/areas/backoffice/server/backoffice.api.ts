import { doors } from '../../../http/doors.ts'
import { answerPage } from '../../../http/paging.ts'
import type { Parts } from '../../../parts.ts'
import { backofficeEndpoints } from '../contract.ts'
import { listActivity } from './activity.queries.ts'
import { readOverview } from './read-overview.ts'

export const backofficeApi = (parts: Parts) =>
  doors('backoffice', backofficeEndpoints, {
    'GET /overview': () => readOverview(parts),

    'GET /activity': async ({ query, request, reply }) =>
      answerPage(request, reply, await listActivity(parts.db, query)),
  })
