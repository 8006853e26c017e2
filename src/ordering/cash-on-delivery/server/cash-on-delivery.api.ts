import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { formatRupees } from '#values/money/money.ts'
import { cashOnDeliveryEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { recordDeliveryRefused } from './cancel-cash-order.ts'
import { describeCashRefusal } from './describe-cash-refusal.ts'
import { offerCash } from './offer-cash.ts'
import { removeRecalled } from './remove-recalled.ts'

/** Routes of cash on delivery: the offer at checkout, and orders that are refused at the door. */
export const cashOnDeliveryApi = (parts: Parts) =>
  createRoutes('checkout', cashOnDeliveryEndpoints, {
    'GET /cash-on-delivery': async ({ user, query, language }) => {
      const refusal = await offerCash(parts, { userId: user.id, addressId: query.address_id, language })
      const offered = refusal?.reason !== 'CASH_OFF'
      const reason = refusal && offered ? describeCashRefusal(refusal).in(language) : null
      return { offered, available: refusal === undefined, reason }
    },

    'PUT /orders/{id}/refused': async ({ user, params, body, language }) => {
      const restock = body.goods === 'restock'
      const refused = await recordDeliveryRefused(parts, { orderId: params.id, restock, by: user })
      if (!refused.ok && refused.reason !== 'NO_SUCH_ORDER')
        return refuse(409, refused.reason, refusalSentences[refused.reason])
      const order = refused.ok ? await findAnyOrder(parts.db, params.id) : undefined
      if (!order) return noSuchOrder()
      const said = restock ? officeSentences.refusedRestocked : officeSentences.refusedWasted
      return { message: said.in(language), order }
    },

    'PUT /orders/{id}/recalled-removed': async ({ user, params, language }) => {
      const removed = await removeRecalled(parts, { orderId: params.id, by: user })
      if (!removed.ok && removed.reason !== 'NO_SUCH_ORDER')
        return refuse(409, removed.reason, officeSentences.notRemoved[removed.reason])
      const order = removed.ok ? await findAnyOrder(parts.db, params.id) : undefined
      if (!order) return noSuchOrder()
      const total = formatRupees(order.to_collect, { decimals: 'always' })
      const said =
        removed.ok && removed.changed ? officeSentences.recalledRemoved : officeSentences.noneRecalled
      return { message: said({ total }).in(language), order }
    },
  })

const refusalSentences = {
  NOT_CASH: officeSentences.notCash,
  PAID: officeSentences.paidAlready,
  NOT_SENT: officeSentences.notSent,
  PACKED: officeSentences.notSent,
  DISPATCHED: officeSentences.dispatched,
}
