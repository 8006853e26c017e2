import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { batchEndpoints } from '../contract.ts'
import { enteringSentences, officeSentences } from '../words/index.ts'
import { readAdminBatchRules, writeBatchRules } from './batch-rules.queries.ts'
import { findBatch, listBatches } from './batches.queries.ts'
import { changeBatch } from './change-batch.ts'
import { exportOrdersWithBatch } from './export-orders-with-batch.ts'
import { listOrdersWithBatch } from './orders-with-batch.queries.ts'
import { quarantineExpired } from './quarantine-expired.ts'
import { endRecall, recallBatch } from './recall-batch.ts'
import { replaceInPackedOrder } from './replace-in-packed-order.ts'

const defaultPageSize = 20

export const batchesApi = (parts: Parts) => {
  const { db, clock } = parts
  const batchOrNotFound = async (id: number) =>
    (await findBatch(db, id, clock.now())) ?? notFound(officeSentences.noSuchBatch)
  return createRoutes('batches', batchEndpoints, {
    'GET /stock/batches': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listBatches(db, { ...pageRequestOf(query, defaultPageSize), shelf: query.shelf }, clock.now()),
      ),

    'GET /stock/batches/rules': () => readAdminBatchRules(db),

    'PUT /stock/batches/rules': async ({ user, body }) => {
      const isSaved = await writeBatchRules(db, body, { by: user.id, now: clock.now() })
      if (isSaved) await quarantineExpired(parts)
      const current = await readAdminBatchRules(db)
      return isSaved
        ? current
        : refuse(409, 'RULES_CHANGED', enteringSentences.rulesChanged, { more: { current } })
    },

    'GET /stock/batches/{id}': ({ params }) => batchOrNotFound(params.id),

    'PUT /stock/batches/{id}': async ({ params, user, body }) => {
      const changed = await changeBatch(parts, params.id, body, user)
      if (changed.ok) return changed.batch
      if (changed.reason === 'NO_SUCH_BATCH') return notFound(officeSentences.noSuchBatch)
      if (changed.reason === 'STALE')
        return refuse(409, 'BATCH_CHANGED', officeSentences.batchChanged, {
          more: { current: changed.current },
        })
      const [first = officeSentences.noSuchBatch] = Object.values(changed.problems)
      return refuse(400, 'INVALID', first, { fields: changed.problems })
    },

    'POST /stock/batches/{id}/recall': async ({ params, user, body: { reason } }) => {
      const swapped = await recallBatch(parts, params.id, { reason, by: user.name })
      const batch = await findBatch(db, params.id, clock.now())
      return batch ? { ...batch, swapped } : notFound(officeSentences.noSuchBatch)
    },

    'DELETE /stock/batches/{id}/recall': async ({ params }) => {
      await endRecall(parts, params.id)
      return batchOrNotFound(params.id)
    },

    'GET /stock/batches/{id}/orders': async ({ params, query, request, reply }) =>
      (await findBatch(db, params.id, clock.now()))
        ? setPageHeaders(
            request,
            reply,
            await listOrdersWithBatch(db, params.id, pageRequestOf(query, defaultPageSize)),
          )
        : notFound(officeSentences.noSuchBatch),

    'POST /stock/batches/{id}/orders/{order}/swap': async ({ params, language }) => {
      const result = await replaceInPackedOrder(parts, { batchId: params.id, orderId: params.order })
      if (result === 'done')
        return { message: officeSentences.replacementConfirmed({ order: params.order }).in(language) }
      return result === 'NO_SUCH_BATCH'
        ? notFound(officeSentences.noSuchBatch)
        : refuse(409, result, officeSentences.noReplacement({ order: params.order }))
    },

    'GET /stock/batches/{id}/orders.csv': async ({ params, user, request, reply, language }) => {
      const now = clock.now()
      if (!(await findBatch(db, params.id, now))) return notFound(officeSentences.noSuchBatch)
      await recordSecurity(db, { event: 'orders exported', user, from: originOf(request), now })
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="batch-${params.id}-orders.csv"`)
      return exportOrdersWithBatch(db, params.id, language)
    },
  })
}
