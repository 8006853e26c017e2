import { hasStepUp, requestStepUp } from '#http/calls/authorize.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { refuseRefund } from '#payments/refunds/server/refuse-refund.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { toRupees } from '#values/money/money.ts'
import { hasRight } from '#values/people/rights.ts'
import { orderChangeEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { changeOrder } from './change-order.ts'
import { findOrderToChange } from './order-to-change.queries.ts'
import { quoteChange } from './quote-change.ts'
import { readChangeOverview } from './read-change-overview.ts'
import { refuseChange } from './refuse-change.ts'

/** Routes of changes to paid orders. */
export const orderChangesApi = (parts: Parts) =>
  createRoutes('orders', orderChangeEndpoints, {
    'GET /orders/{id}/change': async ({ params, language }) =>
      (await readChangeOverview(parts, params.id, language)) ?? noSuchOrder(),

    'POST /orders/{id}/change/quote': async ({ params, body }) => {
      const { db, store, clock } = parts
      const order = await findOrderToChange(db, params.id)
      if (!order) return noSuchOrder()
      const fullDays = await findFullDays(db, store(), clock.now())
      const quoted = await quoteChange(db, parts, { order, changes: body, how: body.how, fullDays })
      if (!quoted.ok) return refuseChange(quoted)
      const { left, takenPaise, addedPaise, settlement, cancels, added } = quoted
      return {
        taken: toRupees(takenPaise),
        added: toRupees(addedPaise),
        left: toRupees(left),
        exchanged: toRupees(settlement.exchanged),
        refunded: toRupees(settlement.refunded),
        to_pay: toRupees(settlement.toPay),
        waits: settlement.waits,
        cancels,
        lines: (added?.lines ?? []).map(({ pack_id, pack_name, quantity, unitPaise }) => ({
          pack_id,
          name: pack_name,
          quantity,
          price: toRupees(unitPaise),
        })),
      }
    },

    'POST /orders/{id}/change': async ({ user, params, body, request, language }) => {
      if (body.take.length > 0 && !hasRight(user, 'refunds:write'))
        return refuse(403, 'NO_REFUNDS', sentences.noRefunds)
      const changed = await changeOrder(parts, {
        orderId: params.id,
        input: body,
        by: user,
        from: originOf(request),
        isConfirmed: hasStepUp(user),
      })
      if (!changed.ok) {
        if (changed.reason !== 'REFUND_REFUSED') return refuseChange(changed)
        const { refused } = changed
        return refused.reason === 'TO_CONFIRM' ? requestStepUp(user) : refuseRefund(refused)
      }
      if (changed.isLarge) await request.spendStepUp()
      const { addedOrder } = changed
      const message =
        addedOrder === undefined ? sentences.changedAndRefunding : sentences.addedAs({ id: addedOrder })
      return { message: message.in(language), added_order: addedOrder ?? null }
    },
  })
