import * as parcelWords from '#fulfilment/shipments/words/parcel/en.ts'
import type { OrderShipment } from '#ordering/orders/history-contract.ts'
import { ExternalLink } from '#ordering/orders/shop/external-link.tsx'
import { withUnitsToCome } from '#ordering/orders/shop/order-delivery.tsx'
import { dayOf } from '#ordering/orders/shop/order-progress-line.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { OrderPage, OrderStep } from '../contract.ts'
import * as words from '../words/en.ts'

/** What happened to an order and its parcels, what is still to come, and what the shop wrote about it. */
export function OrderTimeline({ page }: { page: OrderPage }) {
  const { order, delivery, items, steps } = page
  const { toCome, notes } = withUnitsToCome(order, delivery, items)
  return (
    <section aria-label={words.timeline}>
      <h2 className="mb-4 text-lg">{words.timeline}</h2>
      <ol className="grid gap-4">
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.parcel} ${step.at}`} step={step} parcels={delivery.parcels} />
        ))}
      </ol>
      {toCome.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-base!">{words.stillToCome}</h3>
          <ul>
            {toCome.map(({ id, ...line }) => (
              <li key={id}>{parcelWords.units(line)}</li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-base!">{parcelWords.fromTheShop}</h3>
          <ul className="grid gap-2">
            {notes.map(({ id, text }) => (
              <li key={id} className="whitespace-pre-line wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type StepProps = { step: OrderStep; parcels: OrderShipment[] }

function Step({ step, parcels }: StepProps) {
  const parcel = step.kind === 'dispatched' ? parcels.find(({ id }) => id === step.parcel) : undefined
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className={`mt-2 size-2.5 rounded-full ${dotOf(step)}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{nameOf(step, parcels)}</span>
          <time dateTime={step.at} className="text-sm whitespace-nowrap text-ink-soft">
            {dayOf(step.at)}
          </time>
        </p>
        {parcel && <Tracking parcel={parcel} />}
      </div>
    </li>
  )
}

const dotOf = ({ kind }: OrderStep) =>
  kind === 'cancelled' ? 'bg-danger' : kind === 'refunded' ? 'bg-turmeric' : 'bg-leaf'

/** The parcels are numbered if there are several. */
function nameOf({ kind, parcel, amount }: OrderStep, parcels: OrderShipment[]) {
  if (kind === 'refunded')
    return words.refundStep({ amount: formatRupees(amount ?? 0, { decimals: 'always' }) })
  const step = words.steps[kind]
  if (parcel === null || parcels.length < 2) return step
  return words.ofParcel({
    step,
    number: parcels.findIndex(({ id }) => id === parcel) + 1,
    count: parcels.length,
  })
}

function Tracking({ parcel: { courier: by, tracking_number, tracking_link } }: { parcel: OrderShipment }) {
  const courier = parcelWords.couriers[by]
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm wrap-anywhere text-ink-soft">
      <span>{words.withCourier({ courier })}</span>
      {tracking_number && (
        <span>
          {parcelWords.trackingNumber}: {tracking_number}
        </span>
      )}
      {tracking_link && (
        <ExternalLink to={tracking_link} newWindow={parcelWords.newWindow}>
          {parcelWords.follow({ courier })}
        </ExternalLink>
      )}
    </div>
  )
}
