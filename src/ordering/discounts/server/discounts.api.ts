import { createRoutes } from '#http/calls/routes.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { formatPaise, toPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { discountEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { type DiscountResult, giveDiscount, removeDiscount } from './discount-order.ts'
import { refuseDiscount } from './refuse-discount.ts'

/** Discounts that the merchant gives on unpaid orders. */
export const discountsApi = (parts: Parts) =>
  createRoutes('orders', discountEndpoints, {
    'POST /orders/{id}/discounts': async ({ user, params, body, language }) => {
      const paise = toPaise(body.amount)
      const discount = { orderId: params.id, by: user, formKey: body.form_key, paise, label: body.reason }
      return answerWithOrder(parts, params.id, language, await giveDiscount(parts, discount), (total) =>
        sentences.given({ amount: formatPaise(paise), total }),
      )
    },

    'DELETE /orders/{id}/discounts/{discount}': async ({ user, params, language }) => {
      const { id: orderId, discount: discountId } = params
      const removed = await removeDiscount(parts, { orderId, discountId, by: user })
      return answerWithOrder(parts, orderId, language, removed, (total) => sentences.removed({ total }))
    },
  })

/** The message with the order's current state, or the refusal. */
async function answerWithOrder(
  { db }: Parts,
  orderId: number,
  language: Language,
  result: DiscountResult,
  messageFor: (total: string) => Sentence,
) {
  if (!result.ok) return refuseDiscount(result)
  const order = await findAnyOrder(db, orderId)
  if (!order) return noSuchOrder()
  const message = messageFor(formatPaise(result.totalPaise)).in(language)
  const reminder = order.to_collect > 0 ? printReminder(order).in(language) : ''
  return { message: `${message} ${reminder}`.trim(), order }
}

/** The slip and the label of a cash order show the amount to collect. Whether they were printed is not recorded. */
const printReminder = ({ parcel }: Order) =>
  parcel === shipmentState.packed ? sentences.printAgain : sentences.printAgainIfPrinted
