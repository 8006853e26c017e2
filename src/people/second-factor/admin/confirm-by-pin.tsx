import { Controller, useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { PinField } from '#ui/forms/pin-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { pinRule } from '#values/people/field-rules.ts'
import type { secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * A form by which an administrator without a passkey confirms their identity with the PIN; then calls
 * `onIdentityConfirmed`.
 */
export function ConfirmByPin({ onIdentityConfirmed }: { onIdentityConfirmed: () => void | Promise<void> }) {
  const form = useForm({ mode: 'onChange', defaultValues: { pin: '' } })
  const { run, busy } = useAction(
    async (body: { pin: string }) => {
      await callApi<typeof secondFactorEndpoints>()('POST /second-factor/confirm-pin', { body })
      await onIdentityConfirmed()
    },
    {
      failed: words.pinNotChecked,
      onFailed: (error) => showFieldErrors(error, ['pin'], form.setError),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => run(values), showErrorCount))
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      <Controller
        name="pin"
        control={form.control}
        rules={validateBy(pinRule)}
        render={({ field: { disabled: _, ...field }, fieldState, formState }) => (
          <PinField
            label={words.yourPin}
            error={formState.isSubmitted ? fieldState.error?.message : undefined}
            {...field}
          />
        )}
      />
      <Button type="submit" wide busy={busy}>
        {words.confirm}
      </Button>
    </form>
  )
}
