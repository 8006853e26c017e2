import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { placePhoneOrder } from '#ordering/phone-orders/server/place-phone-order.ts'
import { refusePhoneOrder } from '#ordering/phone-orders/server/refuse-phone-order.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import { testOrderEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'
import { buildTestOrder } from './build-test-order.ts'
import { readTestOrders } from './read-test-orders.ts'

/** Routes of the order with which the merchant tries the shop: one like those that the staff takes on the phone. */
export const testOrdersApi = (parts: Parts) =>
  createRoutes('orders', testOrderEndpoints, {
    'GET /test-order': ({ language }) => readTestOrders(parts, language),

    'POST /test-order': async ({ user, body, language }) => {
      const built = await buildTestOrder(parts.db, parts, language)
      if (!built.ok && built.reason === 'NOTHING_IN_STOCK')
        return refuse(409, built.reason, sentences.nothingInStock)
      if (!built.ok) return refusePhoneOrder(built)
      const { items, address, totalPaise } = built
      const placed = await placePhoneOrder(parts, {
        by: user,
        isTest: true,
        input: {
          form_key: body.form_key,
          name: user.name,
          phone: user.phone,
          email: user.email,
          language,
          items,
          address: { ...address, full_name: user.name },
          note: words.noteOfOrder,
          total_price: toRupees(totalPaise),
          payment: { how: 'link', hours: 2 },
        },
      })
      return placed.ok ? readTestOrders(parts, language) : refusePhoneOrder(placed)
    },
  })
