import { doors } from '../../../http/doors.ts'
import { answerPage, pagingOf } from '../../../http/paging.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import type { SessionUser } from '../../../http/session.ts'
import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import { calendarDay } from '../../../values/calendar-day.ts'
import { orderEndpoints } from '../contract.ts'
import { deliverOrder } from './deliver-order.ts'
import { exportOrders } from './export-orders.ts'
import { findOrderItems } from './order-items.queries.ts'
import { listAllOrders, listOwnOrders } from './order-lists.queries.ts'
import { findAnyOrder, findOwnOrder } from './order-view.queries.ts'

const usualPage = 20

export const ordersApi = (parts: Parts) =>
  doors('orders', orderEndpoints, {
    'GET /orders': async ({ user, query, request, reply }) =>
      answerPage(request, reply, await listOwnOrders(parts.db, user.id, pagingOf(query, usualPage))),

    'GET /orders/all': async ({ query, request, reply }) =>
      answerPage(request, reply, await listAllOrders(parts.db, query, pagingOf(query, usualPage))),

    'GET /orders/export.csv': ({ query, reply }) => {
      const day = calendarDay(parts.clock.now(), store.timeZone)
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="orders-${day}.csv"`)
      return exportOrders(parts.db, query)
    },

    'GET /orders/{id}': async ({ user, params }) =>
      (await findOrderFor(parts, user, params.id)) ?? noSuchOrder(),

    'GET /orders/{id}/items': async ({ user, params }) =>
      (await findOrderFor(parts, user, params.id)) ? findOrderItems(parts.db, params.id) : noSuchOrder(),

    'PUT /orders/deliver/{id}': async ({ user, params }) => {
      const delivered = await deliverOrder(parts, { orderId: params.id, by: user })
      if (!delivered.ok)
        return delivered.reason === 'CANCELLED'
          ? refuse(409, 'ORDER_CANCELLED', 'A cancelled order cannot be delivered.')
          : noSuchOrder()
      const order = await findAnyOrder(parts.db, params.id)
      return order ? { message: 'Order marked as delivered!', order } : noSuchOrder()
    },
  })

const findOrderFor = ({ db }: Parts, user: SessionUser, orderId: number) =>
  user.role === 'admin' ? findAnyOrder(db, orderId) : findOwnOrder(db, user.id, orderId)

const noSuchOrder = () => notFound('This order does not exist.')
