import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import * as words from '#fulfilment/shipments/words/parcel/en.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { packSize } from '#values/words/en.ts'
import type { Order, OrderItem, orderEndpoints } from '../contract.ts'
import type { historyEndpoints, OrderFulfilment, OrderShipment } from '../history-contract.ts'
import { isToPack } from '../rules/order-state.ts'
import * as orderWords from '../words/en.ts'
import { ExternalLink } from './external-link.tsx'

/** Shipments and the shop's notes; loaded when the order is expanded. */
export function OrderDelivery({ order }: { order: Order }) {
  const load = () => defer(fetchDelivery(order))
  const [delivery, setDelivery] = useState(load)
  return (
    <LoadOrRetry
      value={delivery}
      fallback={<SkeletonLines words={words.loading} count={1} />}
      failed={words.notLoaded}
      onRetry={() => setDelivery(load())}
    >
      {(found) => <DeliveryDetails {...found} />}
    </LoadOrRetry>
  )
}

/**
 * The shipments and notes of an order, and in `toCome` the units still to be sent of a partly dispatched one. Only for
 * those the order's lines are loaded, which name them.
 */
async function fetchDelivery(order: Order) {
  const params = { id: order.id }
  const delivery = await callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params })
  const { parcels, unsent } = delivery
  if (!isToPack(order) || parcels.length === 0 || unsent.length === 0) return { ...delivery, toCome: [] }
  const items = await callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params })
  return withUnitsToCome(order, delivery, items)
}

/** Adds the units that are still to be sent of a partly dispatched order, with the names of its lines. */
export function withUnitsToCome(order: Order, delivery: OrderFulfilment, items: OrderItem[]) {
  const { parcels, unsent } = delivery
  if (!isToPack(order) || parcels.length === 0) return { ...delivery, toCome: [] }
  const toCome = unsent.map(({ order_item_id: id, quantity }) => ({
    id,
    name: itemNameOf(items, id),
    quantity,
  }))
  return { ...delivery, toCome }
}

function itemNameOf(items: OrderItem[], id: number) {
  const item = items.find((other) => other.id === id)
  return [item?.Product?.name ?? orderWords.productGone, packSize({ label: item?.size ?? '' })].join(' ')
}

type LoadedDelivery = Awaited<ReturnType<typeof fetchDelivery>>

/** The parcels, what is still to come, and the shop's notes; nothing without any. */
const DeliveryDetails = ({ parcels, notes, toCome }: LoadedDelivery) => (
  <>
    {parcels.length > 0 && (
      <section className="mt-5">
        <h2 className="mb-2 text-base!">{words.delivery}</h2>
        {toCome.length > 0 && <p>{parcels.every(hasArrived) ? words.partDelivered : words.partDispatched}</p>}
        <ul className="grid gap-2">
          {parcels.map((parcel) => (
            <Shipment key={parcel.id} parcel={parcel} />
          ))}
        </ul>
        {toCome.length > 0 && <UnsentLines lines={toCome} />}
      </section>
    )}
    {notes.length > 0 && (
      <section className="mt-5">
        <h2 className="mb-2 text-base!">{words.fromTheShop}</h2>
        <ul className="grid gap-2">
          {notes.map(({ id, text }) => (
            <li key={id} className="whitespace-pre-line wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

const UnsentLines = ({ lines }: { lines: LoadedDelivery['toCome'] }) => (
  <>
    <h3 className="mt-3 text-base!">{words.stillToCome}</h3>
    <ul>
      {lines.map(({ id, ...line }) => (
        <li key={id}>{words.units(line)}</li>
      ))}
    </ul>
  </>
)

const hasArrived = ({ delivered_at }: OrderShipment) => delivered_at !== null

function Shipment({ parcel: { tracking_number, tracking_link, ...parcel } }: { parcel: OrderShipment }) {
  const courier = words.couriers[parcel.courier]
  return (
    <li>
      <p>
        {words.onItsWay({ courier, day: dayOf(parcel.dispatched_at) })}
        {parcel.delivered_at && `. ${words.arrived({ day: dayOf(parcel.delivered_at) })}`}
      </p>
      {tracking_number && (
        <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          {words.trackingNumber}: {tracking_number}
          {tracking_link && (
            <ExternalLink to={tracking_link} newWindow={words.newWindow}>
              {words.follow({ courier })}
            </ExternalLink>
          )}
        </p>
      )}
    </li>
  )
}

const dayOf = (moment: string) => calendarDay(new Date(moment), region.timeZone)
