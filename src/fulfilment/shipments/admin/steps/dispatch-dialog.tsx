import type { FormEvent, KeyboardEvent } from 'react'
import { isSendKey, sendByKey } from '#backoffice/ui/admin/send-by-key.ts'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { type Courier, couriers } from '#values/couriers.ts'
import type { StepsTaken } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { PartOfOrder } from './part-of-order.tsx'
import { dispatchOrders } from './take-steps.ts'
import { useDispatch } from './use-dispatch.ts'

type Props = {
  orderIds: number[]
  onTaken: (taken: StepsTaken['orders']) => void
  onClose: () => void
}

/** Parcels for a courier: one form for one order, of which a part may leave, and for many. */
export function DispatchDialog({ orderIds, onTaken, onClose }: Props) {
  const form = useDispatch(orderIds)
  const { run, busy } = useAction(
    async () => {
      const taken = await dispatchOrders(form.body())
      form.draft.forget()
      onTaken(taken)
      onClose()
    },
    { failed: words.notUpdated },
  )
  const [only] = orderIds.length === 1 ? orderIds : []
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.isRight()) void run()
  }
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={onClose}
      title={only ? words.dispatchOrder({ id: only }) : words.dispatchOrders({ count: orderIds.length })}
      footer={
        <Button type="submit" form="dispatch" busy={busy}>
          {words.dispatch}
        </Button>
      }
    >
      <KeptForm
        draft={form.draft}
        id="dispatch"
        noValidate
        onSubmit={save}
        onKeyDown={sendByKey}
        className="grid gap-5"
      >
        <CourierField courier={form.courier} onChoose={form.setCourier} />
        {!only && (
          <p className="text-sm text-ink-soft">
            {words.trackingNumbersHint} <span className="hidden pointer-fine:inline">{words.sentByKey}</span>
          </p>
        )}
        {orderIds.map((id, at) => (
          <Field
            key={id}
            autoFocus={at === 0}
            onKeyDown={toNextNumber}
            label={only ? words.trackingNumber : words.trackingNumberOf({ id })}
            hint={only && words.trackingNumberHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={form.numbers[id] ?? ''}
            error={form.problemOf(id)}
            onChange={(event) => form.setNumber(id, event.currentTarget.value)}
          />
        ))}
        {only && <PartOfOrder orderId={only} {...form.part} />}
      </KeptForm>
    </Dialog>
  )
}

/** A scanner ends each number with Enter: the next one goes into the next field, and only the last sends the form. */
function toNextNumber(event: KeyboardEvent<HTMLInputElement>) {
  const fields = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (event.key !== 'Enter' || isSendKey(event) || !next) return
  event.preventDefault()
  next.focus()
}

type CourierProps = { courier: Courier; onChoose: (courier: Courier) => void }

const CourierField = ({ courier, onChoose }: CourierProps) => (
  <SelectField
    label={words.courier}
    value={courier}
    onChange={({ currentTarget: { value } }) => onChoose(couriers.find((key) => key === value) ?? courier)}
  >
    {couriers.map((key) => (
      <option key={key} value={key}>
        {words.couriers[key]}
      </option>
    ))}
  </SelectField>
)
