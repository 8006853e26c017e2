import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { parseRupees } from '#values/money/parse-rupees.ts'
import { type RefundOverview, refundReasons } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { LinesToRefund } from './lines-to-refund.tsx'
import type { Draft } from './refund-draft.ts'

type Props = { overview: RefundOverview; draft: Draft; onChange: (changes: Partial<Draft>) => void }

/** The fields of a refund or cancellation: what is refunded (lines, an amount or all), reason and note. */
export function RefundFields({ overview, draft, onChange }: Props) {
  const { action, what, amount, reason, note } = draft
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {action === 'refund' && (
          <SelectField
            label={words.what}
            value={what}
            onChange={(event) =>
              onChange({
                what: event.currentTarget.value as Draft['what'],
                shelf: {},
                amount: '',
                delivery: '',
              })
            }
          >
            <option value="lines">{words.whats.lines}</option>
            <option value="amount">{words.whats.amount}</option>
            {/* Refunding all of an undispatched order cancels it, which has its own button. */}
            {!overview.is_here && <option value="all">{words.whats.all}</option>}
          </SelectField>
        )}
        <SelectField
          label={words.why}
          value={reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value as Draft['reason'] })}
        >
          {refundReasons.map((each) => (
            <option key={each} value={each}>
              {words.reasons[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {what !== 'amount' && <LinesToRefund overview={overview} draft={draft} onChange={onChange} />}
      {(what !== 'all' || action === 'cancel') && (
        <Field
          label={labelOfAmount(draft)}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={amount.trim() !== '' && parseRupees(amount) === undefined ? words.amountNeeded : undefined}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
      )}
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}

function labelOfAmount({ action, what }: Draft) {
  if (action === 'cancel') return words.amountOfCancel
  return what === 'amount' ? words.amount : words.otherAmount
}
