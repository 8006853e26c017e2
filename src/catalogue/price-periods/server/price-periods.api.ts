import { refuseField } from '#catalogue/products/server/change-refusals.ts'
import { refuseUnknownProduct } from '#catalogue/products/server/products/product-write-routes.ts'
import { isProductKept } from '#catalogue/products/server/products/products.queries.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { pricePeriodEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { listPeriods } from './periods.queries.ts'
import { addPeriod, editPeriod, removePeriod } from './save-period.ts'

export const pricePeriodsApi = (parts: Parts) =>
  createRoutes('catalogue', pricePeriodEndpoints, {
    'GET /products/{id}/prices': async ({ params }) =>
      (await isProductKept(parts.db, params.id))
        ? listPeriods(parts.db, params.id, parts.clock.now())
        : refuseUnknownProduct(),

    'POST /products/{id}/prices': async ({ user, params, body }) => {
      const added = await addPeriod(parts, user, params.id, body)
      return added.ok ? added.period : refuseSave(added)
    },

    'PUT /products/{id}/prices/{period}': async ({ user, params, body }) => {
      const edited = await editPeriod(parts, user, toIds(params), body)
      return edited.ok ? edited.period : refuseSave(edited)
    },

    'DELETE /products/{id}/prices/{period}': async ({ user, params, language }) => {
      const removed = await removePeriod(parts, user, toIds(params))
      if (!removed.ok) return refuseSave(removed)
      return { message: (removed.hasStarted ? sentences.ended : sentences.removed).in(language) }
    },
  })

const toIds = ({ id, period }: { id: number; period: number }) => ({ productId: id, periodId: period })

type SaveRefused = Extract<Awaited<ReturnType<typeof editPeriod>>, { ok: false }>

function refuseSave(refused: SaveRefused): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return refuseUnknownProduct()
    case 'PERIOD_GONE':
      return notFound(sentences.periodIsGone)
    case 'EDITED_MEANWHILE':
      return refuse(409, 'EDITED_MEANWHILE', sentences.changedMeanwhile)
    case 'WRONG_FIELD':
      return refuseField(refused)
  }
}
