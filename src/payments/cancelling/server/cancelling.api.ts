import { doors } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { said } from '#ordering/checkout/words/index.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import { said as officeSaid } from '#payments/reconciliation/words/office/index.ts'
import { holdEndpoints } from '../contract.ts'
import { releaseHold } from './release-hold.ts'

export const holdApi = (parts: Parts) =>
  doors('checkout', holdEndpoints, {
    'PUT /orders/release/{id}': async ({ user, params, language }) => {
      const released = await releaseHold(parts, { orderId: params.id, by: user })
      if (!released.ok)
        return released.reason === 'PAID'
          ? refuse(409, 'ALREADY_PAID', officeSaid.onlyUnpaidIsReleased)
          : noSuchOrder()
      const order = await findAnyOrder(parts.db, params.id)
      return order ? { message: officeSaid.released.in(language), order } : noSuchOrder()
    },
  })

const noSuchOrder = () => notFound(said.noSuchOrder)
