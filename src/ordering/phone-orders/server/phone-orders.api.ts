import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { isWhatsappOffered } from '#operations/whatsapp/server/is-whatsapp-offered.ts'
import { checkCashOrder } from '#ordering/cash-on-delivery/server/check-cash-order.ts'
import { closureNow } from '#ordering/delivery/rules/packing-day.ts'
import { findFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import { hasRight } from '#values/people/rights.ts'
import { phoneOrderEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { findCustomer } from './find-customer.ts'
import { canPayOnline, placePhoneOrder } from './place-phone-order.ts'
import { quotePhoneOrder } from './quote-phone-order.ts'
import { readPaymentLink } from './read-payment-link.ts'
import { describeNoCash, refusePhoneOrder } from './refuse-phone-order.ts'

/** Routes of orders that somebody of the shop takes for a customer. */
export const phoneOrdersApi = (parts: Parts) =>
  createRoutes('orders', phoneOrderEndpoints, {
    'GET /phone-orders/customers/{phone}': async ({ params }) => ({
      customer: await findCustomer(parts.db, params.phone),
      offers_whatsapp: await isWhatsappOffered(parts),
    }),

    'POST /phone-orders/quote': async ({ body, language }) => {
      const { db, store, clock } = parts
      const fullDays = await findFullDays(db, store(), clock.now())
      const quoted = await quotePhoneOrder(db, parts, { ...body, language }, fullDays)
      if (!quoted.ok) return refusePhoneOrder(quoted)
      const { quote, bundlesPaise, discountPaise, totalPaise } = quoted
      const { address, phone = '' } = body
      const noCash = await checkCashOrder(db, parts, { customer: { phone }, address, totalPaise })
      return {
        lines: quoted.lines.map(({ pack_id, pack_name, quantity, unitPaise }) => ({
          pack_id,
          name: pack_name,
          quantity,
          price: toRupees(unitPaise),
        })),
        goods: toRupees(quote.price.goodsPaise),
        bundles: toRupees(bundlesPaise),
        discount: toRupees(discountPaise),
        delivery: toRupees(quote.price.delivery.paise),
        total: toRupees(totalPaise),
        by: quote.by,
        closed_until: closureNow(clock.now(), store())?.until ?? null,
        no_link: canPayOnline(parts) ? null : sentences.noOnlinePayments.in(language),
        no_cash: noCash ? describeNoCash(noCash).in(language) : null,
      }
    },

    'POST /phone-orders': async ({ user, body, language }) => {
      if (body.discount && !hasRight(user, 'discounts:write'))
        return refuse(403, 'NO_DISCOUNTS', sentences.noDiscounts)
      const placed = await placePhoneOrder(parts, { input: body, by: user })
      if (!placed.ok) return refusePhoneOrder(placed)
      const order = await findAnyOrder(parts.db, placed.orderId)
      return order ? { message: sentences.placed({ id: order.id }).in(language), order } : noSuchOrder()
    },

    'GET /orders/{id}/payment-link': async ({ params }) => {
      const link = await readPaymentLink(parts, params.id)
      return link === undefined ? noSuchOrder() : { link }
    },
  })
