import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { RefundLine, RefundOverview } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { DeliveryToRefund } from './delivery-to-refund.tsx'
import { focusSubmitOnEnter } from './focus-submit-on-enter.ts'
import { canTickRestock, type Draft, isRestockTicked, unitsLeft, unitsToRefund } from './refund-draft.ts'

type Props = { overview: RefundOverview; draft: Draft; onChange: (changes: Partial<Draft>) => void }

/** The order's lines: units to refund, and whether they are restocked. */
export const LinesToRefund = ({ overview, ...form }: Props) => (
  <ul aria-label={words.products} className="divide-y divide-line rounded-card border border-line">
    {overview.lines.map((line) => (
      <li
        key={line.item_id}
        className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center"
      >
        <LineName line={line} />
        {unitsLeft(line) > 0 && <LineFields overview={overview} line={line} {...form} />}
      </li>
    ))}
    {overview.delivery.paid > 0 && <DeliveryToRefund overview={overview} {...form} />}
  </ul>
)

const LineName = ({ line }: { line: RefundLine }) => (
  <span className="min-w-0">
    <span className="block font-medium wrap-anywhere">{lineNameOf(line)}</span>
    <span className="text-sm text-ink-soft tabular-nums">
      {unitsLeft(line) === 0
        ? words.nothingOfIt
        : words.ofUnits({ left: unitsLeft(line), price: formatRupees(line.unit_price) })}
      {unitsLeft(line) > line.here && `, ${words.stillHere({ count: line.here })}`}
    </span>
  </span>
)

export const lineNameOf = ({ name, size }: RefundLine) => `${name} ${size}`

function LineFields({ overview, draft, line, onChange }: Props & { line: RefundLine }) {
  const { item_id } = line
  const name = lineNameOf(line)
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-leaf-dark"
          checked={isRestockTicked(draft, overview, line)}
          disabled={!canTickRestock(draft, line)}
          onChange={(event) =>
            onChange({
              shelf: { ...draft.shelf, [item_id]: { ticked: event.currentTarget.checked, here: line.here } },
            })
          }
        />
        <span aria-hidden>{words.backInStock}</span>
        <span className="sr-only">{words.backInStockOf({ name })}</span>
      </label>
      {draft.what === 'lines' && (
        <span className="w-24">
          <Field
            label={<span className="sr-only">{words.units({ name })}</span>}
            inputMode="numeric"
            autoComplete="off"
            className="text-right tabular-nums"
            placeholder="0"
            value={draft.units[item_id] ?? ''}
            error={unitsToRefund(draft, line) === undefined ? words.unitsNeeded : undefined}
            onChange={({ currentTarget: { value } }) =>
              onChange({ units: { ...draft.units, [item_id]: value } })
            }
            onKeyDown={focusSubmitOnEnter}
          />
        </span>
      )}
    </span>
  )
}
