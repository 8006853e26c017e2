import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftNotice } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { RefundLine, RefundOverview, ReturnedGoodsInput, refundEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { lineNameOf } from './lines-to-refund.tsx'
import { parseUnits, type UnitInputs } from './parse-units.ts'

type Props = { overview: RefundOverview; onDone: () => void }

/** After a refund outside the shop, asks whether the goods are with the merchant or with the customer. */
export function GoodsQuestion({ overview: { order_id, asks_about_goods, lines }, onDone }: Props) {
  const [typed, setTyped] = useState<UnitInputs>({})
  const [formKey, setFormKey] = useState(newFormKey)
  const draft = useDraftState({
    name: `goods of order ${order_id}`,
    value: typed,
    blank: {},
    restore: setTyped,
    formKey: [formKey, setFormKey],
  })
  const entered = lines.map((line) => ({
    line,
    quantity: parseUnits(typed[line.item_id], maxRestockable(line)),
  }))
  const isWrong = entered.some(({ quantity }) => quantity === undefined)
  const restocked = entered.flatMap(({ line, quantity = 0 }) =>
    quantity > 0 ? [{ item_id: line.item_id, quantity, came_back: Math.max(0, quantity - line.here) }] : [],
  )
  const { run, busy } = useAction(
    async (answered: ReturnedGoodsInput['lines']) => {
      const { message } = await callApi<typeof refundEndpoints>()('POST /orders/{id}/goods', {
        params: { id: order_id },
        body: { form_key: formKey, lines: answered, returned: asks_about_goods },
      })
      draft.clear()
      toast.success(message)
      onDone()
    },
    {
      failed: words.notSent,
      onFailed: ({ status, code }) => {
        if (status === 409) onDone()
        // Input from before the dispatch does not mean that units came back.
        if (code === 'NOT_HERE') setTyped({})
        if (code === 'SENT_DIFFERENTLY') setFormKey(newFormKey)
        return false
      },
    },
  )
  const amount = formatRupees(asks_about_goods ?? 0, { decimals: 'always' })
  return (
    <section aria-label={words.goodsTitle} className="grid gap-3 rounded-card bg-tint-turmeric px-4 py-4">
      <h3 className="text-base!">{words.goodsTitle}</h3>
      <p>{words.goodsQuestion({ amount })}</p>
      <DraftNotice draft={draft} />
      <ul className="grid gap-2">
        {lines.map((line) => (
          <GoodsLine
            key={line.item_id}
            line={line}
            typed={typed[line.item_id] ?? ''}
            onType={(units) => setTyped((was) => ({ ...was, [line.item_id]: units }))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={isWrong || restocked.length === 0} onClick={() => void run(restocked)}>
          {words.putBack}
        </Button>
        <Button variant="secondary" busy={busy} disabled={restocked.length > 0} onClick={() => void run([])}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}

const maxRestockable = ({ can_put_back, quantity, put_back }: RefundLine) =>
  can_put_back ? Math.max(quantity - put_back, 0) : 0

type LineProps = { line: RefundLine; typed: string; onType: (units: string) => void }

const GoodsLine = ({ line, typed, onType }: LineProps) => (
  <li className="grid grid-cols-[1fr_6rem] items-center gap-4">
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{lineNameOf(line)}</span>
      <span className="text-sm text-ink-soft">
        {words.atMost({ most: maxRestockable(line) })}
        {line.here < maxRestockable(line) && `, ${words.stillHere({ count: line.here })}`}
      </span>
    </span>
    <Field
      label={<span className="sr-only">{words.unitsHere({ name: lineNameOf(line) })}</span>}
      inputMode="numeric"
      autoComplete="off"
      className="text-right tabular-nums"
      readOnly={maxRestockable(line) === 0 && typed.trim() === ''}
      value={typed}
      error={parseUnits(typed, maxRestockable(line)) === undefined ? words.unitsNeeded : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  </li>
)
