import type { ReactNode } from 'react'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { directMethods } from '../rules/direct-payment.ts'
import { type ReservationHours, reservationHours } from '../rules/reservation-hours.ts'
import * as words from '../words/office/en.ts'
import type { PhoneOrderValues } from './phone-order-values.ts'

type Values = Pick<PhoneOrderValues, 'how' | 'hours' | 'method' | 'reference'>
const allWays = ['link', 'on_delivery', 'direct'] as const

type Props = {
  ways?: readonly Values['how'][]
  values: Values
  /** Why a way can't be chosen. */
  reasons?: { link: string | null; on_delivery: string | null }
  /** What happens if the link isn't paid in time. */
  hint?: string
  onChange: (changed: Partial<Values>) => void
}

/** How the order is paid. */
export const PaymentFields = ({
  ways = allWays,
  values,
  reasons,
  hint = words.reserveHint,
  onChange,
}: Props) => (
  <fieldset className="grid gap-2">
    <legend className="sr-only">{words.payment}</legend>
    {ways.map((way) => (
      <Way
        key={way}
        checked={values.how === way}
        onChoose={() => onChange({ how: way })}
        label={words.ways[way]}
      >
        {way !== 'direct' && reasons?.[way]}
      </Way>
    ))}
    {values.how === 'link' && (
      <SelectField
        label={words.reserveFor}
        hint={hint}
        value={values.hours}
        onChange={({ currentTarget: { value } }) => onChange({ hours: Number(value) as ReservationHours })}
      >
        {reservationHours.map((hours) => (
          <option key={hours} value={hours}>
            {words.hours[hours]}
          </option>
        ))}
      </SelectField>
    )}
    {values.how === 'direct' && (
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.paidBy}
          value={values.method}
          onChange={({ currentTarget: { value } }) =>
            onChange({ method: value as PhoneOrderValues['method'] })
          }
        >
          {directMethods.map((method) => (
            <option key={method} value={method}>
              {words.methods[method]}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.reference}
          hint={words.referenceHint}
          autoComplete="off"
          maxLength={80}
          value={values.reference}
          onChange={({ currentTarget: { value } }) => onChange({ reference: value })}
        />
      </div>
    )}
  </fieldset>
)

type WayProps = { label: string; checked: boolean; onChoose: () => void; children?: ReactNode }

/** The server refuses a way that can't be chosen, so the reason is enough. */
const Way = ({ label, checked, onChoose, children }: WayProps) => (
  <label className="flex min-h-11 flex-wrap items-center gap-x-3">
    <input
      type="radio"
      name="way-to-pay"
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-leaf-dark"
    />
    {label}
    {children && <span className="w-full pl-8 text-sm text-ink-soft">{children}</span>}
  </label>
)
