import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import type { RefundOverview } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { focusSubmitOnEnter } from './focus-submit-on-enter.ts'
import { canKeepDelivery, type Draft } from './refund-draft.ts'

type Props = { overview: RefundOverview; draft: Draft; onChange: (changes: Partial<Draft>) => void }

/** The delivery fee: how much is refunded, or whether a cancelled order keeps it. */
export function DeliveryToRefund({ overview, draft, onChange }: Props) {
  const { left } = overview.delivery
  const isWrong = draft.delivery.trim() !== '' && parseRupees(draft.delivery) === undefined
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <span className="min-w-0">
        <span className="block font-medium">{words.delivery}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {left === 0 ? words.nothingOfIt : words.ofDelivery({ left: formatExact(left) })}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {canKeepDelivery(draft, overview) && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-leaf-dark"
              checked={draft.keepDelivery}
              onChange={(event) => onChange({ keepDelivery: event.currentTarget.checked })}
            />
            {words.keepDelivery}
          </label>
        )}
        {left > 0 && draft.what === 'lines' && (
          <span className="w-24">
            <Field
              label={<span className="sr-only">{words.deliveryToReturn}</span>}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              className="text-right tabular-nums"
              value={draft.delivery}
              error={isWrong ? words.amountNeeded : undefined}
              onChange={(event) => onChange({ delivery: event.currentTarget.value })}
              onKeyDown={focusSubmitOnEnter}
            />
          </span>
        )}
      </span>
    </li>
  )
}

const formatExact = (rupees: number) => formatRupees(rupees, { decimals: 'always' })
