import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { ParcelSettings } from '../contract.ts'
import * as words from '../words/office/en.ts'
import {
  isPackedWeight,
  isWhole,
  isWholeBox,
  type ParcelSizeValues,
  toInput,
  toValues,
} from './parcel-size-values.ts'
import { callCouriers } from './use-order-courier.ts'

type Props = { settings: ParcelSettings; onCancel: () => void; onSaved: () => void }
type VariantValues = ParcelSizeValues['variants'][number]

const sides = [
  ['length_cm', words.length],
  ['width_cm', words.width],
  ['height_cm', words.height],
] as const

/** The form of the parcel sizes. */
export function ParcelSizesForm({ settings, onCancel, onSaved }: Props) {
  const blank = toValues(settings)
  const [values, setValues] = useState(blank)
  const [tried, setTried] = useState(false)
  const draft = useDraftState({
    name: `parcel-sizes-${settings.version}`,
    value: values,
    blank,
    restore: setValues,
  })
  const { run, busy } = useAction(
    async () => {
      await callCouriers()('PUT /couriers/parcels', { body: toInput(values, settings) })
      draft.clear()
      toast.success(words.sizesSaved)
      onSaved()
    },
    { failed: words.sizesNotSaved },
  )
  const errors = findErrors(values)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errors).length === 0) void run()
  }
  const field = (name: Exclude<keyof ParcelSizeValues, 'variants'>, label: string) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={values[name]}
      error={tried ? errors[name] : undefined}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  )
  const changeVariant = (at: number, changed: Partial<VariantValues>) =>
    setValues({
      ...values,
      variants: values.variants.map((each, index) => (index === at ? { ...each, ...changed } : each)),
    })
  return (
    <DraftForm draft={draft} noValidate onSubmit={save} className="grid gap-5">
      {field('pickup_pin', words.pickupPin)}
      <h3>{words.usualBox}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        {sides.map(([name, label]) => (
          <div key={name}>{field(name, label)}</div>
        ))}
      </div>
      {field('packing_g', words.packingWeight)}
      <h3>{words.variantBoxes}</h3>
      <p className="text-sm text-ink-soft">{words.variantHint}</p>
      {settings.variants.map(({ pack_id, name }, at) => (
        <VariantFields
          key={pack_id}
          name={name}
          values={values.variants[at] ?? { packed_g: '', length_cm: '', width_cm: '', height_cm: '' }}
          tried={tried}
          onChange={(changed) => changeVariant(at, changed)}
        />
      ))}
      <SaveOrCancel busy={busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}

function findErrors(values: ParcelSizeValues) {
  const errors: Record<string, string> = {}
  if (values.pickup_pin.trim() && !/^[1-9]\d{5}$/.test(values.pickup_pin.trim()))
    errors.pickup_pin = words.pinNeeded
  if (!isWhole(values.packing_g, 0, 10_000)) errors.packing_g = words.packingNeeded
  for (const [name] of sides) if (!isWhole(values[name], 1, 200)) errors[name] = words.sideNeeded
  if (!values.variants.every((each) => isWholeBox(each) && isPackedWeight(each.packed_g)))
    errors.variants = words.wholeBox
  return errors
}

type VariantProps = {
  name: string
  values: VariantValues
  tried: boolean
  onChange: (changed: Partial<VariantValues>) => void
}

const VariantFields = ({ name, values, tried, onChange }: VariantProps) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{name}</legend>
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Field
        label={words.packedWeight}
        inputMode="numeric"
        autoComplete="off"
        value={values.packed_g}
        error={tried && !isPackedWeight(values.packed_g) ? words.weightNeeded : undefined}
        onChange={(event) => onChange({ packed_g: event.currentTarget.value })}
      />
      {sides.map(([side, label]) => (
        <Field
          key={side}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          value={values[side]}
          error={tried && !isWholeBox(values) ? words.wholeBox : undefined}
          onChange={(event) => onChange({ [side]: event.currentTarget.value })}
        />
      ))}
    </div>
  </fieldset>
)
