import * as parcelWords from '#fulfilment/shipments/words/parcel/en.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Order } from '../contract.ts'
import { isDeliveredUnpaid, isToPack, shipmentState } from '../rules/order-state.ts'
import * as words from '../words/en.ts'
import { OrderStatusLabel, shownStatus } from './order-status-label.tsx'

/** The status of an order with details: refunds, a shipment on its way, goods delivered unpaid. */
export function OrderStatus({ order }: { order: Order }) {
  const more = [replacement(order), partlySent(order), statusDetail(order)].filter(
    (each) => each !== undefined,
  )
  return (
    <span className="min-w-0">
      <OrderStatusLabel status={shownStatus(order.status, order.to_collect > 0, order.replaces !== null)} />
      {more.map((each) => (
        <span key={each} className="block text-sm text-ink-soft">
          {each}
        </span>
      ))}
    </span>
  )
}

const replacement = ({ replaces: id }: Order) => (id === null ? undefined : words.replacementFor({ id }))

/** Some of the order is dispatched: shows what is still to be sent. */
const partlySent = ({ rest }: Order) => (rest > 0 ? parcelWords.partlySent({ count: rest }) : undefined)

function statusDetail(order: Order) {
  if (order.refunded > 0)
    return words.returned({ amount: formatRupees(order.refunded, { decimals: 'always' }) })
  if (isToPack(order) && order.parcel === shipmentState.packed && order.rest === 0) return parcelWords.packed
  if (isToPack(order) && order.parcel === shipmentState.dispatched) return parcelWords.dispatched
  return isDeliveredUnpaid(order) ? words.notPaidOnline : undefined
}
