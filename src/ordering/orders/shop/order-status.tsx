import * as parcelWords from '#fulfilment/shipments/words/parcel/en.ts'
import { StatusWord } from '#ui/elements/status-word.tsx'
import { formatRupees } from '#values/money/money.ts'
import { isDelivered, isToPack, parcelState } from '#values/order-state.ts'
import type { Order } from '../contract.ts'
import * as words from '../words/en.ts'

/** How an order stands, and what its one word does not say: money that went back, a parcel on its
 * way, goods handed over unpaid. */
export function OrderStatus({ order }: { order: Order }) {
  const more = [partlySent(order), moreThanTheWord(order)].filter((each) => each !== undefined)
  return (
    <span className="min-w-0">
      <StatusWord status={order.status} />
      {more.map((each) => (
        <span key={each} className="block text-sm text-ink-soft">
          {each}
        </span>
      ))}
    </span>
  )
}

/** Some of it has left: what is still to be sent. */
const partlySent = ({ rest }: Order) => (rest > 0 ? parcelWords.partlySent({ count: rest }) : undefined)

function moreThanTheWord(order: Order) {
  if (order.refunded > 0)
    return words.returned({ amount: formatRupees(order.refunded, { decimals: 'always' }) })
  if (isToPack(order) && order.parcel === parcelState.packed && order.rest === 0) return parcelWords.packed
  if (isToPack(order) && order.parcel === parcelState.dispatched) return parcelWords.dispatched
  return isDelivered(order) && order.paid_at === null ? words.notPaidOnline : undefined
}
