import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import type { DeliveryArea } from '../contract.ts'

/**
 * The charge in rupees for the delivery of one pack at this price in rupees. Undefined where the customer pays the
 * courier: the shop does not know how much.
 */
export function singlePackCharge(area: DeliveryArea, price: number) {
  if (area.fee === 0) return undefined
  const { delivery } = priceOrder({ lines: [{ quantity: 1, unitPaise: toPaise(price) }], delivery: area })
  return toRupees(delivery.paise)
}
