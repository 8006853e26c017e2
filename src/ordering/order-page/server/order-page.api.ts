import { transact } from '#database/transact.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { refuseStartPayment } from '#ordering/checkout/server/refusals.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { updateDeliveryAddress } from '#payments/processing/server/update-delivery-address.ts'
import { orderPageEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { readOrderPage } from './read-order-page.ts'

export const orderPageApi = (parts: Parts) =>
  createRoutes('orders', orderPageEndpoints, {
    'GET /orders/{id}/page': async ({ user, params, language }) =>
      (await readOrderPage(parts, { userId: user.id, orderId: params.id }, { language, userId: user.id })) ??
      noSuchOrder(),

    'PUT /orders/{id}/address': async ({ user, params, body, language }) => {
      const choice = { userId: user.id, orderId: params.id, addressId: body.address_id }
      const changed = await transact(parts.db, async (trx) => {
        const updated = await updateDeliveryAddress(trx, parts, choice)
        // An order that is not their unpaid one any more was left as it is.
        return updated.ok ? { ok: true as const, order: await findOwnOrder(trx, choice, params.id) } : updated
      })
      if (!changed.ok) return refuseStartPayment(parts, changed)
      if (!changed.order) return noSuchOrder()
      return isAwaitingPayment(changed.order) && changed.order.address_id === body.address_id
        ? { message: sentences.addressChanged.in(language) }
        : refuse(409, 'ADDRESS_FIXED', sentences.addressFixed)
    },
  })
