import type { FormEvent, KeyboardEvent } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { isSubmitKey, submitOnCtrlEnter } from '#backoffice/ui/admin/submit-on-ctrl-enter.ts'
import { CourierBooking } from '#fulfilment/couriers/admin/courier-booking.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { OrderStepResults } from '../../contract.ts'
import { type Courier, couriers } from '../../rules/couriers.ts'
import * as words from '../../words/office/en.ts'
import { PartialShipment } from './partial-shipment.tsx'
import { dispatchOrders } from './step-requests.ts'
import { useDispatchForm } from './use-dispatch-form.ts'

type Props = {
  orderIds: number[]
  /** Called with the result for each order. */
  onTaken: (taken: OrderStepResults['orders']) => void
  onClose: () => void
}

/** Dispatches shipments: a single order, also in part, or many orders at once. */
export function DispatchDialog({ orderIds, onTaken, onClose }: Props) {
  const form = useDispatchForm(orderIds)
  const { run, busy } = useAction(
    async () => {
      const taken = await dispatchOrders(form.requestBody())
      form.draft.clear()
      onTaken(taken)
      onClose()
    },
    { failed: words.notUpdated },
  )
  const [only] = orderIds.length === 1 ? orderIds : []
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate()) void run()
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
      {only && (
        <CourierBooking
          orderId={only}
          items={form.lines}
          onBooked={(courier, number) => {
            form.setCourier(courier)
            form.setNumber(only, number)
          }}
        />
      )}
      <DraftForm
        draft={form.draft}
        id="dispatch"
        noValidate
        onSubmit={save}
        onKeyDown={submitOnCtrlEnter}
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
            onKeyDown={focusNextField}
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
        {only && <PartialShipment orderId={only} {...form.part} />}
      </DraftForm>
    </Dialog>
  )
}

/** Enter moves the focus to the next field, because a scanner ends each number with it; only the last field submits. */
function focusNextField(event: KeyboardEvent<HTMLInputElement>) {
  const fields = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (event.key !== 'Enter' || isSubmitKey(event) || !next) return
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
