import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { sentences as valueSentences } from '#values/words/index.ts'
import type { Language } from '#words/language.ts'
import { standingOrderEndpoints } from '../contract.ts'
import { maxStandingOrders } from '../rules/reminders.ts'
import { sentences } from '../words/index.ts'
import { changeStandingOrder, skipDelivery } from './change-standing-order.ts'
import { type CreateResult, createStandingOrder } from './create-standing-order.ts'
import { putIntoCart } from './put-into-cart.ts'
import { findStandingOrder, listAllStandingOrders, listStandingOrders } from './standing-orders.queries.ts'

const defaultPageSize = 20

type Caller = { user: { id: number }; language: Language }

/** Routes for what a customer buys again every few weeks. */
export const standingOrdersApi = (parts: Parts) => {
  const readerOf = ({ user, language }: Caller) => ({ userId: user.id, language, now: parts.clock.now() })
  const answer = async (call: Caller, id: number) =>
    (await findStandingOrder(parts.db, readerOf(call), id)) ?? noSuchStandingOrder()

  return createRoutes('standing-orders', standingOrderEndpoints, {
    'GET /standing-orders': (call) => listStandingOrders(parts.db, readerOf(call)),

    'GET /standing-order-desk': async ({ query: { user_id, ...page }, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAllStandingOrders(
          parts.db,
          { userId: user_id, now: parts.clock.now() },
          pageRequestOf(page, defaultPageSize),
        ),
      ),

    'POST /standing-orders': async ({ body, ...call }) => {
      const created = await createStandingOrder(parts, {
        userId: call.user.id,
        orderId: body.order_id,
        weeks: body.weeks,
      })
      return created.ok ? answer(call, created.id) : refuseCreate(created)
    },

    'PUT /standing-orders/{id}': async ({ params, body, ...call }) => {
      await changeStandingOrder(parts, { userId: call.user.id, id: params.id }, body)
      return answer(call, params.id)
    },

    'POST /standing-orders/{id}/skip': async ({ params, body, ...call }) => {
      await skipDelivery(parts, { userId: call.user.id, id: params.id, next_on: body.next_on })
      return answer(call, params.id)
    },

    'POST /standing-orders/{id}/cart': async ({ params, body, ...call }) => {
      if (parts.store().opening) return refuse(409, 'SHOP_NOT_OPEN', valueSentences.shopNotOpen)
      const added = await putIntoCart(parts, { ...readerOf(call), id: params.id, nextOn: body.next_on })
      if (added) return added
      const known = await findStandingOrder(parts.db, readerOf(call), params.id)
      return known ? refuse(409, 'DELIVERY_CHANGED', sentences.deliveryChanged) : noSuchStandingOrder()
    },

    'DELETE /standing-orders/{id}': async ({ user, params, language }) => {
      await parts.db
        .deleteFrom('standing_orders')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .execute()
      return { message: sentences.stopped.in(language) }
    },
  })
}

const noSuchStandingOrder = () => notFound(sentences.noSuchStandingOrder)

function refuseCreate({ reason }: Extract<CreateResult, { ok: false }>) {
  switch (reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'NOT_ORDERED':
      return refuse(409, reason, sentences.payFirst)
    case 'CANCELLED':
      return refuse(409, reason, sentences.wasCancelled)
    case 'NOTHING_SOLD':
      return refuse(409, reason, sentences.nothingSold)
    case 'TOO_MANY':
      return refuse(409, reason, sentences.tooMany({ most: maxStandingOrders }))
  }
}
