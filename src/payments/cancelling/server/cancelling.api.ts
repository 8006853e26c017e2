import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { officeSentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { officeSentences as returnSentences } from '#ordering/returns/words/index.ts'
import type { Parts } from '#parts.ts'
import { officeSentences } from '#payments/reconciliation/words/index.ts'
import { cancellingEndpoints } from '../contract.ts'
import { releaseReservation } from './release-reservation.ts'

export const cancellingApi = (parts: Parts) =>
  createRoutes('checkout', cancellingEndpoints, {
    'PUT /orders/release/{id}': async ({ user, params, language }) => {
      const released = await releaseReservation(parts, { orderId: params.id, by: user })
      if (!released.ok && released.reason === 'DISPATCHED')
        return refuse(
          409,
          'DISPATCHED',
          released.isReplacement ? returnSentences.replacementDispatched : cashSentences.dispatched,
        )
      if (!released.ok)
        return released.reason === 'PAID'
          ? refuse(409, 'ALREADY_PAID', officeSentences.onlyUnpaidIsReleased)
          : noSuchOrder()
      const order = await findAnyOrder(parts.db, params.id)
      return order ? { message: officeSentences.released.in(language), order } : noSuchOrder()
    },
  })
