import { useId } from 'react'
import { formatRupees } from '#values/money/money.ts'
import type { CashOffer } from '../contract.ts'
import * as words from '../words/en.ts'

type Props = {
  offer: CashOffer
  /** The displayed total in rupees. */
  total: number
  inCash: boolean
  /** The payment has started. */
  disabled: boolean
  onChange: (inCash: boolean) => void
}

/** The choice between paying online and in cash; nothing if the shop does not offer cash on delivery. */
export function PaymentChoice({ offer, total, inCash, disabled, onChange }: Props) {
  const reasonId = useId()
  if (!offer.offered) return null
  return (
    <fieldset disabled={disabled} className="mb-5">
      <legend className="mb-2 font-semibold">{words.howToPay}</legend>
      <div className="grid gap-2">
        <label className={optionStyles}>
          <input
            type="radio"
            name="payment"
            checked={!inCash}
            onChange={() => onChange(false)}
            className="sr-only"
          />
          <span className="font-semibold">{words.payOnline}</span>
          <span className="text-sm text-ink-soft">{words.payOnlineHint}</span>
        </label>
        <label className={optionStyles}>
          <input
            type="radio"
            name="payment"
            checked={inCash}
            disabled={!offer.available}
            aria-describedby={offer.reason ? reasonId : undefined}
            onChange={() => onChange(true)}
            className="sr-only"
          />
          <span className="font-semibold">{words.payInCash}</span>
          <span id={reasonId} className="text-sm text-ink-soft">
            {offer.reason ?? words.payInCashHint({ total: formatRupees(total, { decimals: 'always' }) })}
          </span>
        </label>
      </div>
    </fieldset>
  )
}

const optionStyles =
  'relative flex min-h-11 min-w-0 cursor-pointer flex-col justify-center rounded-field border border-line bg-paper px-4 py-2 has-checked:border-leaf has-checked:bg-tint-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf has-disabled:cursor-default has-disabled:bg-cream-deep'
