import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import type { OrderPanelProps } from '#ordering/orders/admin/order-page/panel-props.ts'
import { reloadIfOutdated } from '#ordering/orders/admin/reload-if-outdated.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isAwaitingPayment, isNotFullyShipped, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import type { discountEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The discounts of an unpaid order, and the form for another one. */
export function DiscountPanel({ order, onChanged }: OrderPanelProps) {
  const isCashToShip = order.to_collect > 0 && isNotFullyShipped(order.parcel)
  if (!isAwaitingPayment(order) && !isCashToShip) return null
  return (
    <section aria-labelledby="discounts" className="grid max-w-2xl gap-4">
      <h2 id="discounts" className="text-base!">
        {words.title}
      </h2>
      {isCashToShip && order.parcel === shipmentState.packed && (
        <p className="text-sm text-ink-soft">{words.packedHint}</p>
      )}
      {order.discounts.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {order.discounts.map((discount) => (
            <GivenDiscount key={discount.id} orderId={order.id} discount={discount} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <DiscountForm key={order.discounts.length} orderId={order.id} onChanged={onChanged} />
    </section>
  )
}

type GivenDiscountProps = {
  orderId: number
  discount: Order['discounts'][number]
  onChanged: OrderPanelProps['onChanged']
}

function GivenDiscount({
  orderId,
  discount: { id, reason, amount, bundle_id, coupon_id },
  onChanged,
}: GivenDiscountProps) {
  const { run, busy } = useAction(
    async () => {
      const removed = await callApi<typeof discountEndpoints>()('DELETE /orders/{id}/discounts/{discount}', {
        params: { id: orderId, discount: id },
      })
      toast.success(removed.message)
      onChanged(removed.order)
    },
    reloadIfOutdated(() => onChanged()),
  )
  const exact = formatRupees(amount, { decimals: 'always' })
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-2">
      <span className="min-w-0 wrap-anywhere">{words.discountFor({ amount: exact, reason })}</span>
      {bundle_id === undefined && coupon_id === undefined && (
        <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => void run()}>
          {words.remove}
          <span className="sr-only">{` ${words.discountFor({ amount: exact, reason })}`}</span>
        </Button>
      )}
    </li>
  )
}

const blank = { amount: '', reason: '' }

function DiscountForm({ orderId, onChanged }: { orderId: number; onChanged: OrderPanelProps['onChanged'] }) {
  const [form, setForm] = useState(blank)
  const [formKey, setFormKey] = useState(newFormKey)
  const [tried, setTried] = useState(false)
  const draft = useDraftState({
    name: `discount-of-order-${orderId}`,
    value: form,
    blank,
    restore: setForm,
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(form.amount.trim() !== '' || form.reason.trim() !== '')
  const amount = parseRupees(form.amount)
  const isIncomplete = !amount || form.reason.trim() === ''
  const { run, busy } = useAction(
    async (rupees: number) => {
      const given = await callApi<typeof discountEndpoints>()('POST /orders/{id}/discounts', {
        params: { id: orderId },
        body: { form_key: formKey, amount: rupees, reason: form.reason },
      })
      draft.clear()
      toast.success(given.message)
      onChanged(given.order)
    },
    reloadIfOutdated(() => onChanged()),
  )
  // A changed form gets a new idempotency key, because the first request may have been saved although its answer was
  // lost.
  const change = (changed: Partial<typeof blank>) => {
    setForm({ ...form, ...changed })
    setFormKey(newFormKey)
  }

  async function give(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (amount && !isIncomplete) await run(amount)
  }

  return (
    <DraftForm draft={draft} noValidate onSubmit={give} aria-label={words.title} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field
          label={words.amount}
          inputMode="decimal"
          value={form.amount}
          error={tried && !amount ? words.amountNeeded : undefined}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          maxLength={80}
          value={form.reason}
          error={tried && form.reason.trim() === '' ? words.reasonNeeded : undefined}
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {words.give}
      </Button>
    </DraftForm>
  )
}
