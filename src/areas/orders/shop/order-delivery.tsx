import { useState } from 'react'
import { callApi } from '../../../browser/call-api.ts'
import { Loaded, later } from '../../../ui/feedback/loaded.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { region } from '../../../values/region.ts'
import { calendarDay } from '../../../values/time/calendar-day.ts'
import type { Delivery, historyEndpoints, ParcelOfOrder } from '../history-contract.ts'
import * as words from '../words/parcel/en.ts'
import { OutsideLink } from './outside-link.tsx'

/** How an order gets to its customer, and what the shop wrote to them; fetched when the order is opened. */
export function OrderDelivery({ orderId }: { orderId: number }) {
  const ask = () =>
    later(callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id: orderId } }))
  const [delivery, setDelivery] = useState(ask)
  return (
    <Loaded
      value={delivery}
      loading={<SkeletonLines words={words.loading} count={1} />}
      failed={words.notLoaded}
      onRetry={() => setDelivery(ask())}
    >
      {(found) => <Told {...found} />}
    </Loaded>
  )
}

const Told = ({ parcels, unsent, notes }: Delivery) => (
  <>
    {parcels.length > 0 && (
      <section className="mt-5">
        <h2 className="mb-2 text-base!">{words.delivery}</h2>
        {unsent.length > 0 && <p>{parcels.every(hasArrived) ? words.partDelivered : words.partDispatched}</p>}
        <ul className="grid gap-2">
          {parcels.map((parcel) => (
            <Parcel key={parcel.id} parcel={parcel} />
          ))}
        </ul>
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

const hasArrived = ({ delivered_at }: ParcelOfOrder) => delivered_at !== null

function Parcel({ parcel: { tracking_number, tracking_link, ...parcel } }: { parcel: ParcelOfOrder }) {
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
            <OutsideLink to={tracking_link} newWindow={words.newWindow}>
              {words.follow({ courier })}
            </OutsideLink>
          )}
        </p>
      )}
    </li>
  )
}

const dayOf = (moment: string) => calendarDay(new Date(moment), region.timeZone)
