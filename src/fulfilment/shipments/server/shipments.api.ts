import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isDelivered } from '#ordering/orders/rules/order-state.ts'
import {
  findAnyOrder,
  listAnyOrders,
  orderForReader,
} from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { officeSentences as orderOffice } from '#ordering/orders/words/index.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { type OrderStepResults, shipmentEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { refusalSentences } from './refusal-sentences.ts'
import type { StepRefusal, StepResult } from './steps/apply-step.ts'
import { deliverOrder } from './steps/deliver-order.ts'
import { deliverShipment } from './steps/deliver-shipment.ts'
import { dispatchOrder } from './steps/dispatch-order.ts'
import { packOrder } from './steps/pack-order.ts'
import { undoStep } from './steps/undo-step.ts'

export const shipmentsApi = (parts: Parts) =>
  createRoutes('orders', shipmentEndpoints, {
    'POST /orders/packed': ({ user, body, language }) =>
      applyToEach(parts, body.order_ids, { user, language }, (orderId) =>
        packOrder(parts, { orderId, by: user }),
      ),

    'POST /orders/delivered': ({ user, body, language }) =>
      applyToEach(parts, body.order_ids, { user, language }, (orderId) =>
        deliverOrder(parts, { orderId, by: user }),
      ),

    'POST /orders/dispatched': ({ user, body: { form_key: formKey, courier, parcels }, language }) => {
      const parcelOf = new Map(parcels.map((parcel) => [parcel.order_id, parcel]))
      return applyToEach(parts, [...parcelOf.keys()], { user, language }, (orderId) => {
        const { tracking_number: trackingNumber = null, items } = parcelOf.get(orderId) ?? {}
        const lines = items?.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }))
        return dispatchOrder(parts, { orderId, by: user, formKey, courier, trackingNumber, lines })
      })
    },

    'PUT /orders/{id}/parcels/{parcel}/delivered': async ({ user, params, language }) => {
      const { id: orderId, parcel: parcelId } = params
      const taken = await deliverShipment(parts, { orderId, parcelId, by: user })
      return answerStep(parts, { orderId, user }, taken, (order) =>
        (isDelivered(order) ? sentences.lastParcelDelivered : sentences.parcelDelivered).in(language),
      )
    },

    'PUT /orders/undo': ({ user, body, language }) => {
      const stepOfOrder = new Map(body.steps.map(({ order_id, step }) => [order_id, step]))
      return applyToEach(parts, [...stepOfOrder.keys()], { user, language }, (orderId) =>
        undoStep(parts, { orderId, by: user, step: stepOfOrder.get(orderId) ?? 0 }),
      )
    },

    'PUT /orders/undo/{id}': async ({ user, params: { id }, body, language }) => {
      const undone = await undoStep(parts, { orderId: id, by: user, step: body.step })
      return answerStep(parts, { orderId: id, user }, undone, () => sentences.takenBack.in(language))
    },

    'PUT /orders/deliver/{id}': async ({ user, params, language }) => {
      const delivered = await deliverOrder(parts, { orderId: params.id, by: user })
      if (!delivered.ok) return refuseDelivery(delivered.reason)
      return answerWithOrder(parts, { orderId: params.id, user }, orderOffice.markedAsDelivered.in(language))
    },

    'PUT /orders/undeliver/{id}': async ({ user, params, language }) => {
      const undone = await undoStep(parts, { orderId: params.id, by: user, step: 'delivery' })
      if (undone.ok)
        return answerWithOrder(parts, { orderId: params.id, user }, orderOffice.takenBack.in(language))
      if (undone.reason === 'NO_SUCH_ORDER') return noSuchOrder()
      if (undone.reason === 'MOVED_ON') return refuse(409, 'MOVED_ON', refused.movedOn)
      if (undone.reason === 'NOT_DELIVERED') return refuse(409, 'NOT_DELIVERED', refused.notDelivered)
      return undone.reason === 'ORDERED_AGAIN'
        ? refuse(409, 'ORDERED_AGAIN', orderOffice.orderedAgain)
        : refuse(409, 'TOO_LATE', orderOffice.tooLate)
    },
  })

type OrderOfReader = { orderId: number; user: SessionUser }

/** The answer after a step: the message and, if the reader may see it, the order's current state. */
async function answerWithOrder({ db }: Parts, { orderId, user }: OrderOfReader, message: string) {
  const order = await findAnyOrder(db, orderId)
  return order ? { message, order: orderForReader(user, order) } : noSuchOrder()
}

/** The API refusal for an order that is not marked delivered. */
function refuseDelivery(reason: StepRefusal) {
  if (reason === 'CANCELLED') return refuse(409, 'ORDER_CANCELLED', orderOffice.cancelledIsNotDelivered)
  if (reason === 'RECALLED') return refuse(409, reason, refused.recalled)
  return reason === 'NOT_SOLD_NOW' ? refuse(409, reason, refusalSentences[reason]) : noSuchOrder()
}

/** The API answer after a step of one order: a message with the order's current state, or the refusal. */
async function answerStep(
  { db }: Parts,
  { orderId, user }: OrderOfReader,
  taken: StepResult,
  messageFor: (order: Order) => string,
) {
  const order = await findAnyOrder(db, orderId)
  if (taken.ok && order) return { message: messageFor(order), order: orderForReader(user, order) }
  const reason = taken.ok ? 'NO_SUCH_ORDER' : taken.reason
  const isGone = reason === 'NO_SUCH_ORDER' || reason === 'NO_SUCH_PARCEL'
  return refuse(isGone ? 404 : 409, reason, refusalSentences[reason])
}

/**
 * Takes a step of each order independently, so that a refused one does not block the others. An order that is named
 * twice is treated once.
 */
async function applyToEach(
  { db }: Parts,
  orderIds: number[],
  { user, language }: { user: SessionUser; language: Language },
  step: (orderId: number) => Promise<StepResult>,
): Promise<OrderStepResults> {
  const ids = [...new Set(orderIds)]
  const taken = new Map<number, StepResult>()
  for (const id of ids) taken.set(id, await step(id))
  const orders = new Map((await listAnyOrders(db, ids)).map((order) => [order.id, order]))
  return {
    orders: ids.map((id) => {
      const step = taken.get(id)
      const reason = step?.ok === false ? step.reason : null
      const message = reason && refusalSentences[reason].in(language)
      const changed = step?.ok === true && step.changed
      const order = orders.get(id)
      return {
        id,
        done: reason === null,
        changed,
        code: reason,
        message,
        step: order?.step ?? null,
        undo_until: order?.undo_until ?? null,
        order: order ? orderForReader(user, order) : null,
      }
    }),
  }
}

const { refused } = sentences
