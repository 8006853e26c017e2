import { useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { secondFactorEndpoints } from '../contract.ts'
import { recoveryCodeRule } from '../rules/recovery-code.ts'
import * as words from '../words/office/en.ts'

/** A form that confirms the identity with a recovery code, which is then used up, and calls `onIdentityConfirmed`. */
export function ConfirmByRecoveryCode({
  onIdentityConfirmed,
}: {
  onIdentityConfirmed: () => void | Promise<void>
}) {
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '' } })
  const { run, busy } = useAction(
    async (body: { code: string }) => {
      const { message } = await callApi<typeof secondFactorEndpoints>()('POST /second-factor/recover', {
        body,
      })
      toast.success(message, { seconds: 5 })
      await onIdentityConfirmed()
    },
    {
      failed: words.codeNotChecked,
      onFailed: (error) => showFieldErrors(error, ['code'], form.setError),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => run(values), showErrorCount))
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={words.recoveryCode}
        hint={words.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={recoveryCodeRule.most}
        error={form.formState.errors.code?.message}
        {...form.register('code', validateBy(recoveryCodeRule))}
      />
      <Button type="submit" wide busy={busy}>
        {words.confirm}
      </Button>
    </form>
  )
}
