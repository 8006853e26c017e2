import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { orderEndpoints } from '../contract.ts'
import { exportOrders } from './export/export-orders.ts'
import { listOrderItems } from './lists/order-items.queries.ts'
import { listAllOrders, listOwnOrders } from './lists/order-lists.queries.ts'
import { withPictures } from './lists/order-pictures.queries.ts'
import { findOrderFor } from './lists/order-view.queries.ts'
import { noSuchOrder } from './no-such-order.ts'

const defaultPageSize = 20

export const ordersApi = (parts: Parts) =>
  createRoutes('orders', orderEndpoints, {
    'GET /orders': async ({ user, query, request, reply }) => {
      const page = await listOwnOrders(parts.db, user.id, pageRequestOf(query, defaultPageSize))
      return setPageHeaders(request, reply, { ...page, items: await withPictures(parts.db, page.items) })
    },

    'GET /orders/all': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAllOrders(parts.db, query, { ...pageRequestOf(query, defaultPageSize), sort: query.sort }),
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
        ? listOrderItems(parts.db, params.id, language)
        : noSuchOrder(),
  })
