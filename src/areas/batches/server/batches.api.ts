import { doors } from '../../../http/calls/doors.ts'
import { answerPage, pagingOf } from '../../../http/calls/paging.ts'
import { notFound } from '../../../http/calls/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { recordSecurity } from '../../security/server/log/record-security.ts'
import { originOf } from '../../security/server/origin-of.ts'
import { batchListEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { findBatch, listBatches } from './batches.queries.ts'
import { exportOrdersWith } from './export-orders.ts'
import { listOrdersWith } from './orders-with-batch.queries.ts'
import { endRecall, recallBatch } from './recall-batch.ts'

const usualPage = 20

export const batchListsApi = (parts: Parts) => {
  const { db, clock } = parts
  const batchOf = async (id: number) => (await findBatch(db, id, clock.now())) ?? notFound(said.noSuchBatch)
  return doors('batches', batchListEndpoints, {
    'GET /stock/batches': async ({ query, request, reply }) =>
      answerPage(
        request,
        reply,
        await listBatches(db, { ...pagingOf(query, usualPage), shelf: query.shelf }, clock.now()),
      ),

    'GET /stock/batches/{id}': ({ params }) => batchOf(params.id),

    'POST /stock/batches/{id}/recall': async ({ params, user, body: { reason } }) => {
      await recallBatch(parts, params.id, { reason, by: user.name })
      return batchOf(params.id)
    },

    'DELETE /stock/batches/{id}/recall': async ({ params }) => {
      await endRecall(parts, params.id)
      return batchOf(params.id)
    },

    'GET /stock/batches/{id}/orders': async ({ params, query, request, reply }) =>
      (await findBatch(db, params.id, clock.now()))
        ? answerPage(request, reply, await listOrdersWith(db, params.id, pagingOf(query, usualPage)))
        : notFound(said.noSuchBatch),

    'GET /stock/batches/{id}/orders.csv': async ({ params, user, request, reply, language }) => {
      const now = clock.now()
      if (!(await findBatch(db, params.id, now))) return notFound(said.noSuchBatch)
      await recordSecurity(db, { event: 'orders exported', user, from: originOf(request), now })
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="batch-${params.id}-orders.csv"`)
      return exportOrdersWith(db, params.id, language)
    },
  })
}
