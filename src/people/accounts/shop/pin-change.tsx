import { type Control, Controller, type RegisterOptions } from 'react-hook-form'
import { validateBy } from '#ui/forms/form-errors.ts'
import { PinField } from '#ui/forms/pin-field.tsx'
import { pinRule } from '#values/people/field-rules.ts'
import * as words from '../words/en.ts'
import type { AccountValues } from './save-account.ts'

/** The part of an account's form that changes the pin (decision B6). Left empty, the pin stays as it is. */
export const PinChange = ({ control }: { control: Control<AccountValues> }) => (
  <fieldset className="mt-2 grid gap-5 rounded-card border border-line bg-paper p-5">
    <legend className="px-1.5 font-heading text-lg font-semibold">{words.changePin}</legend>
    <PinInput control={control} name="currentPassword" label={words.currentPin} />
    <PinInput control={control} name="newPassword" label={words.newPin} />
    <PinInput control={control} name="confirm" label={words.confirmNewPin} />
  </fieldset>
)

type PinName = 'currentPassword' | 'newPassword' | 'confirm'
type PinProps = { control: Control<AccountValues>; name: PinName; label: string }

const PinInput = ({ control, name, label }: PinProps) => (
  <Controller
    name={name}
    control={control}
    rules={rules[name]}
    render={({ field: { disabled: _, ...field }, fieldState: { error }, formState: { isSubmitted } }) => (
      <PinField label={label} error={isSubmitted ? error?.message : undefined} canReveal {...field} />
    )}
  />
)

const pin = validateBy(pinRule, { optional: true })
const rules: Record<PinName, Pick<RegisterOptions<AccountValues, PinName>, 'validate'>> = {
  currentPassword: pin,
  newPassword: pin,
  confirm: {
    validate: (typed, { newPassword }) => typed === newPassword || words.pinsDiffer,
  },
}
