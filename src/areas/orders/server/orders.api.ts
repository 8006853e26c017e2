import { doors } from '../../../http/calls/doors.ts'
import { answerPage, pagingOf } from '../../../http/calls/paging.ts'
import { notFound, refuse } from '../../../http/calls/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { region } from '../../../values/region.ts'
import { calendarDay } from '../../../values/time/calendar-day.ts'
import { recordSecurity } from '../../security/server/log/record-security.ts'
import { originOf } from '../../security/server/origin-of.ts'
import { orderEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { said as officeSaid } from '../words/office/index.ts'
import { said as parcelsSaid } from '../words/office/parcels/index.ts'
import { exportOrders } from './export/export-orders.ts'
import { findOrderItems } from './lists/order-items.queries.ts'
import { listAllOrders, listOwnOrders } from './lists/order-lists.queries.ts'
import { findAnyOrder, findOrderFor } from './lists/order-view.queries.ts'
import { deliverOrder } from './states/deliver-order.ts'
import type { StepRefusal } from './states/take-step.ts'
import { undoStep } from './states/undo-step.ts'

const usualPage = 20

export const ordersApi = (parts: Parts) =>
  doors('orders', orderEndpoints, {
    'GET /orders': async ({ user, query, request, reply }) =>
      answerPage(request, reply, await listOwnOrders(parts.db, user.id, pagingOf(query, usualPage))),

    'GET /orders/all': async ({ query, request, reply }) =>
      answerPage(
        request,
        reply,
        await listAllOrders(parts.db, query, { ...pagingOf(query, usualPage), sort: query.sort }),
      ),

    'GET /orders/export.csv': async ({ user, query, request, reply, language }) => {
      const now = parts.clock.now()
      const day = calendarDay(now, region.timeZone)
      await recordSecurity(parts.db, { event: 'orders exported', user, from: originOf(request), now })
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="orders-${day}.csv"`)
      return exportOrders(parts.db, query, language)
    },

    'GET /orders/{id}': async ({ user, params }) =>
      (await findOrderFor(parts.db, user, params.id)) ?? noSuchOrder(),

    'GET /orders/{id}/items': async ({ user, params, language }) =>
      (await findOrderFor(parts.db, user, params.id))
        ? findOrderItems(parts.db, params.id, language)
        : noSuchOrder(),

    'PUT /orders/deliver/{id}': async ({ user, params, language }) => {
      const delivered = await deliverOrder(parts, { orderId: params.id, by: user })
      if (!delivered.ok) return refuseDelivery(delivered.reason)
      return tellChanged(parts, params.id, officeSaid.markedAsDelivered.in(language))
    },

    'PUT /orders/undeliver/{id}': async ({ user, params, language }) => {
      const undone = await undoStep(parts, { orderId: params.id, by: user, step: 'delivery' })
      if (undone.ok) return tellChanged(parts, params.id, officeSaid.takenBack.in(language))
      if (undone.reason === 'NO_SUCH_ORDER') return noSuchOrder()
      if (undone.reason === 'MOVED_ON') return refuse(409, 'MOVED_ON', parcelsSaid.refused.movedOn)
      if (undone.reason === 'NOT_DELIVERED')
        return refuse(409, 'NOT_DELIVERED', parcelsSaid.refused.notDelivered)
      return undone.reason === 'ORDERED_AGAIN'
        ? refuse(409, 'ORDERED_AGAIN', officeSaid.orderedAgain)
        : refuse(409, 'TOO_LATE', officeSaid.tooLate)
    },
  })

async function tellChanged({ db }: Parts, orderId: number, message: string) {
  const order = await findAnyOrder(db, orderId)
  return order ? { message, order } : noSuchOrder()
}

const noSuchOrder = () => notFound(said.noSuchOrder)

function refuseDelivery(reason: StepRefusal) {
  if (reason === 'CANCELLED') return refuse(409, 'ORDER_CANCELLED', officeSaid.cancelledIsNotDelivered)
  return reason === 'RECALLED' ? refuse(409, reason, parcelsSaid.refused.recalled) : noSuchOrder()
}
