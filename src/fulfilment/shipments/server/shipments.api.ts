import type { Db } from '#database/connect.ts'
import { doors } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findAnyOrder, findOrders } from '#ordering/orders/server/lists/order-view.queries.ts'
import { said as orderSaid } from '#ordering/orders/words/index.ts'
import { said as orderOffice } from '#ordering/orders/words/office/index.ts'
import type { Parts } from '#parts.ts'
import { isDelivered } from '#values/order-state.ts'
import type { Language } from '#words/language.ts'
import { parcelEndpoints, type StepsTaken } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { deliverOrder } from './steps/deliver-order.ts'
import { deliverParcel } from './steps/deliver-parcel.ts'
import { dispatchOrder } from './steps/dispatch-order.ts'
import { packOrder } from './steps/pack-order.ts'
import type { StepRefusal, StepTaken } from './steps/take-step.ts'
import { undoStep } from './steps/undo-step.ts'

export const parcelsApi = (parts: Parts) =>
  doors('orders', parcelEndpoints, {
    'POST /orders/packed': ({ user, body, language }) =>
      oneByOne(parts, body.order_ids, language, (orderId) => packOrder(parts, { orderId, by: user })),

    'POST /orders/delivered': ({ user, body, language }) =>
      oneByOne(parts, body.order_ids, language, (orderId) => deliverOrder(parts, { orderId, by: user })),

    'POST /orders/dispatched': ({ user, body: { form_key: formKey, courier, parcels }, language }) => {
      const parcelOf = new Map(parcels.map((parcel) => [parcel.order_id, parcel]))
      return oneByOne(parts, [...parcelOf.keys()], language, (orderId) => {
        const { tracking_number: trackingNumber = null, items } = parcelOf.get(orderId) ?? {}
        const lines = items?.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }))
        return dispatchOrder(parts, { orderId, by: user, formKey, courier, trackingNumber, lines })
      })
    },

    'PUT /orders/{id}/parcels/{parcel}/delivered': async ({ user, params, language }) => {
      const { id: orderId, parcel: parcelId } = params
      const taken = await deliverParcel(parts, { orderId, parcelId, by: user })
      return stepOf(parts.db, orderId, taken, (order) =>
        (isDelivered(order) ? said.lastParcelDelivered : said.parcelDelivered).in(language),
      )
    },

    'PUT /orders/undo': ({ user, body, language }) => {
      const stepOfOrder = new Map(body.steps.map(({ order_id, step }) => [order_id, step]))
      return oneByOne(parts, [...stepOfOrder.keys()], language, (orderId) =>
        undoStep(parts, { orderId, by: user, step: stepOfOrder.get(orderId) ?? 0 }),
      )
    },

    'PUT /orders/undo/{id}': async ({ user, params: { id }, body, language }) => {
      const undone = await undoStep(parts, { orderId: id, by: user, step: body.step })
      return stepOf(parts.db, id, undone, () => said.takenBack.in(language))
    },

    'PUT /orders/deliver/{id}': async ({ user, params, language }) => {
      const delivered = await deliverOrder(parts, { orderId: params.id, by: user })
      if (!delivered.ok) return refuseDelivery(delivered.reason)
      return tellChanged(parts, params.id, orderOffice.markedAsDelivered.in(language))
    },

    'PUT /orders/undeliver/{id}': async ({ user, params, language }) => {
      const undone = await undoStep(parts, { orderId: params.id, by: user, step: 'delivery' })
      if (undone.ok) return tellChanged(parts, params.id, orderOffice.takenBack.in(language))
      if (undone.reason === 'NO_SUCH_ORDER') return noSuchOrder()
      if (undone.reason === 'MOVED_ON') return refuse(409, 'MOVED_ON', refused.movedOn)
      if (undone.reason === 'NOT_DELIVERED') return refuse(409, 'NOT_DELIVERED', refused.notDelivered)
      return undone.reason === 'ORDERED_AGAIN'
        ? refuse(409, 'ORDERED_AGAIN', orderOffice.orderedAgain)
        : refuse(409, 'TOO_LATE', orderOffice.tooLate)
    },
  })

async function tellChanged({ db }: Parts, orderId: number, message: string) {
  const order = await findAnyOrder(db, orderId)
  return order ? { message, order } : noSuchOrder()
}

const noSuchOrder = () => notFound(orderSaid.noSuchOrder)

function refuseDelivery(reason: StepRefusal) {
  if (reason === 'CANCELLED') return refuse(409, 'ORDER_CANCELLED', orderOffice.cancelledIsNotDelivered)
  return reason === 'RECALLED' ? refuse(409, reason, refused.recalled) : noSuchOrder()
}

/** What became of a step of one order. */
async function stepOf(db: Db, orderId: number, taken: StepTaken, say: (order: Order) => string) {
  const order = await findAnyOrder(db, orderId)
  if (taken.ok && order) return { message: say(order), order }
  const reason = taken.ok ? 'NO_SUCH_ORDER' : taken.reason
  const isGone = reason === 'NO_SUCH_ORDER' || reason === 'NO_SUCH_PARCEL'
  return refuse(isGone ? 404 : 409, reason, sentences[reason])
}

/** Each order by itself, so that one that is refused holds up no other. */
async function oneByOne(
  { db }: Parts,
  orderIds: number[],
  language: Language,
  step: (orderId: number) => Promise<StepTaken>,
): Promise<StepsTaken> {
  const ids = [...new Set(orderIds)]
  const taken = new Map<number, StepTaken>()
  for (const id of ids) taken.set(id, await step(id))
  const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]))
  return {
    orders: ids.map((id) => {
      const step = taken.get(id)
      const reason = step?.ok === false ? step.reason : null
      const message = reason && sentences[reason].in(language)
      const changed = step?.ok === true && step.changed
      return { id, done: reason === null, changed, code: reason, message, order: orders.get(id) ?? null }
    }),
  }
}

const { refused } = said
const sentences = {
  NO_SUCH_ORDER: refused.noSuchOrder,
  NO_SUCH_PARCEL: refused.noSuchParcel,
  CANCELLED: refused.cancelled,
  UNPAID: refused.unpaid,
  MOVED_ON: refused.movedOn,
  SENT_OTHERWISE: refused.sentOtherwise,
  NOT_THAT_MANY: refused.notThatMany,
  RECALLED: refused.recalled,
  TOO_LATE: refused.tooLate,
  NOT_DELIVERED: refused.notDelivered,
  ORDERED_AGAIN: refused.orderedAgain,
} satisfies Record<StepRefusal, unknown>
