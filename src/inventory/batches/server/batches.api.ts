import { doors } from '#http/calls/doors.ts'
import { answerPage, pagingOf } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { batchListEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { findBatch, listBatches } from './batches.queries.ts'
import { changeBatch } from './change-batch.ts'
import { exportOrdersWith } from './export-orders.ts'
import { listOrdersWith } from './orders-with-batch.queries.ts'
import { endRecall, recallBatch } from './recall-batch.ts'
import { swapPacked } from './swap-packed.ts'

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

    'PUT /stock/batches/{id}': async ({ params, user, body }) => {
      const changed = await changeBatch(parts, params.id, body, user)
      if (changed.ok) return changed.batch
      if (changed.reason === 'NO_SUCH_BATCH') return notFound(said.noSuchBatch)
      if (changed.reason === 'STALE')
        return refuse(409, 'BATCH_CHANGED', said.batchChanged, { more: { current: changed.current } })
      const [first = said.noSuchBatch] = Object.values(changed.problems)
      return refuse(400, 'INVALID', first, { fields: changed.problems })
    },

    'POST /stock/batches/{id}/recall': async ({ params, user, body: { reason } }) => {
      const swapped = await recallBatch(parts, params.id, { reason, by: user.name })
      const batch = await findBatch(db, params.id, clock.now())
      return batch ? { ...batch, swapped } : notFound(said.noSuchBatch)
    },

    'DELETE /stock/batches/{id}/recall': async ({ params }) => {
      await endRecall(parts, params.id)
      return batchOf(params.id)
    },

    'GET /stock/batches/{id}/orders': async ({ params, query, request, reply }) =>
      (await findBatch(db, params.id, clock.now()))
        ? answerPage(request, reply, await listOrdersWith(db, params.id, pagingOf(query, usualPage)))
        : notFound(said.noSuchBatch),

    'POST /stock/batches/{id}/orders/{order}/swap': async ({ params, language }) => {
      const done = await swapPacked(parts, { batchId: params.id, orderId: params.order })
      if (done === 'done') return { message: said.swapped({ order: params.order }).in(language) }
      return done === 'NO_SUCH_BATCH'
        ? notFound(said.noSuchBatch)
        : refuse(409, done, said.nothingElse({ order: params.order }))
    },

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
