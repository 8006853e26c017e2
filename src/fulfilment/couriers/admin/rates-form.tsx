import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Booking, OrderCourier, Parcel, Rate, Rates } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { isWhole } from './parcel-size-values.ts'
import { callCouriers } from './use-order-courier.ts'

type Sides = Record<keyof Parcel, string>
const fields: [name: keyof Parcel, label: string, max: number][] = [
  ['weight_g', words.weight, 50_000],
  ['length_cm', words.length, 200],
  ['width_cm', words.width, 200],
  ['height_cm', words.height, 200],
]

type Props = {
  orderId: number
  items: { order_item_id: number; quantity: number }[] | undefined
  onBooked: (booked: OrderCourier & { booking: Booking }) => void
}

/** The size of the parcel, the couriers' prices for it, and the button that books one. */
export function RatesForm({ orderId, items, onBooked }: Props) {
  const [sides, setSides] = useState<Sides>({ weight_g: '', length_cm: '', width_cm: '', height_cm: '' })
  const [tried, setTried] = useState(false)
  const [isUnweighed, setUnweighed] = useState(false)
  const [rates, setRates] = useState<Rates>()
  const [formKey, setFormKey] = useState(newFormKey)
  const params = { id: orderId }
  const measure = useEffectEvent(async () => {
    const { weight_g, box } = await callCouriers()('POST /orders/{id}/courier/parcel', {
      params,
      body: { items },
    })
    setUnweighed(weight_g === null)
    setSides({
      weight_g: weight_g === null ? '' : String(weight_g),
      length_cm: String(box.length_cm),
      width_cm: String(box.width_cm),
      height_cm: String(box.height_cm),
    })
  })
  // Without the calculated size, the merchant enters it.
  useEffect(() => void measure().catch(() => undefined), [])

  const parcel = Object.fromEntries(fields.map(([name]) => [name, Number(sides[name])])) as Parcel
  const { run: compare, busy: isComparing } = useAction(
    async () =>
      setRates(await callCouriers()('POST /orders/{id}/courier/rates', { params, body: { items, parcel } })),
    { failed: words.ratesFailed },
  )
  const { run: book, busy: isBooking } = useAction(
    async ({ provider, service, charge }: Rate) => {
      const booked = await callCouriers()('POST /orders/{id}/courier/bookings', {
        params,
        body: { form_key: formKey, items, parcel, provider, service, charge },
      })
      setFormKey(newFormKey())
      setRates(undefined)
      const { state, problem } = booked.booking
      if (state === 'failed') toast.error(words.courierRefuses({ reason: problem ?? '' }))
      else if (state === 'booked') toast.success(words.booked)
      onBooked(booked)
    },
    { failed: words.notBooked },
  )
  const ask = () => {
    setTried(true)
    if (fields.every(([name, , max]) => isWhole(sides[name], 1, max))) void compare()
  }
  return (
    <div className="grid gap-4">
      {isUnweighed && <p>{words.weightMissing}</p>}
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([name, label, max]) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={sides[name]}
            error={
              tried && !isWhole(sides[name], 1, max)
                ? name === 'weight_g'
                  ? words.weightNeeded
                  : words.sideNeeded
                : undefined
            }
            onChange={(event) => {
              setSides({ ...sides, [name]: event.currentTarget.value })
              setRates(undefined)
            }}
          />
        ))}
      </div>
      <Button variant="secondary" className="justify-self-start" busy={isComparing} onClick={ask}>
        {words.getRates}
      </Button>
      {rates && <RateList rates={rates} busy={isBooking} onBook={(rate) => void book(rate)} />}
    </div>
  )
}

type ListProps = { rates: Rates; busy: boolean; onBook: (rate: Rate) => void }

function RateList({ rates: { rates, failed }, busy, onBook }: ListProps) {
  // Both couriers may offer the same service.
  const hasSeveral = new Set(rates.map(({ provider }) => provider)).size > 1
  const nameOf = ({ name, provider }: Rate) =>
    hasSeveral ? words.via({ name, provider: words.providers[provider] }) : name
  return (
    <div className="grid gap-2">
      {failed.length > 0 && (
        <p role="alert" className="text-danger">
          {words.didNotAnswer({ names: failed.map((name) => words.providers[name]).join(', ') })}
        </p>
      )}
      {rates.length === 0 && failed.length === 0 && <p role="status">{words.noRates}</p>}
      <ul className="divide-y divide-line">
        {rates.map((rate) => (
          <li key={`${rate.provider} ${rate.service}`} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold">{nameOf(rate)}</span>
              {rate.days !== null && (
                <span className="text-sm whitespace-nowrap text-ink-soft">
                  {' '}
                  {words.deliveryIn({ days: rate.days })}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatRupees(rate.charge)}</span>
            <Button variant="secondary" className="px-4! text-sm" busy={busy} onClick={() => onBook(rate)}>
              {words.book}
              <span className="sr-only"> {nameOf(rate)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
