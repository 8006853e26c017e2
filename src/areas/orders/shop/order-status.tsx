import { StatusWord } from '../../../ui/elements/status-word.tsx'
import { formatRupees } from '../../../values/money/money.ts'
import { isDelivered, isToPack, parcelState } from '../../../values/order-state.ts'
import type { Order } from '../contract.ts'
import * as words from '../words/en.ts'
import * as parcelWords from '../words/parcel/en.ts'

/** How an order stands, and what its one word does not say: money that went back, a parcel on its
 * way, goods handed over unpaid. */
export function OrderStatus({ order }: { order: Order }) {
  const more = moreThanTheWord(order)
  return (
    <span className="min-w-0">
      <StatusWord status={order.status} />
      {more && <span className="block text-sm text-ink-soft">{more}</span>}
    </span>
  )
}

function moreThanTheWord(order: Order) {
  if (order.refunded > 0)
    return words.returned({ amount: formatRupees(order.refunded, { decimals: 'always' }) })
  if (isToPack(order) && order.parcel === parcelState.packed) return parcelWords.packed
  if (isToPack(order) && order.parcel === parcelState.dispatched) return parcelWords.dispatched
  return isDelivered(order) && order.paid_at === null ? words.notPaidOnline : undefined
}
