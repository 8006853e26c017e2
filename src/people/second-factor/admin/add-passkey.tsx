import { useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { Button } from '#ui/elements/button.tsx'
import { KeyIcon } from '#ui/elements/lazy-icons.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { passkeyName, type secondFactorEndpoints } from '../contract.ts'
import { enrolmentCodeRule } from '../rules/recovery-code.ts'
import * as words from '../words/office/en.ts'
import { createPasskey } from './passkey-device.ts'

const api = callApi<typeof secondFactorEndpoints>()

const blank = { name: '', code: '' }

type Adding = {
  onAdded: (recoveryCodes: string[]) => void
  /** For a first passkey with live payment keys: the pin alone is not enough. */
  withCode?: boolean
}

/** Adds a passkey of this device, or of a phone or security key. */
export function AddPasskey({ onAdded, withCode = false }: Adding) {
  const form = useForm({ mode: 'onTouched', defaultValues: blank })
  const draft = useDraftValues(form, { name: 'new passkey', start: blank, never: ['code'] })
  const { run, busy } = useAction(
    async ({ name, code }: { name: string; code: string }) => {
      const body = withCode ? { code } : {}
      const credential = await createPasskey(await api('POST /second-factor/passkeys/options', { body }))
      const added = await api('POST /second-factor/passkeys', { body: { name, credential } })
      form.reset()
      draft.clear()
      toast.success(added.message)
      onAdded(added.recovery_codes)
    },
    {
      failed: words.passkeyNotAdded,
      onFailed: (error) => showFieldErrors(error, ['name', 'code'], form.setError),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => run(values), showErrorCount))
  return (
    <DraftForm draft={draft} method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      {withCode && (
        <>
          <SendEnrolmentCode />
          <Field
            label={words.firstCode}
            hint={words.firstCodeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={enrolmentCodeRule.most}
            error={form.formState.errors.code?.message}
            {...form.register('code', validateBy(enrolmentCodeRule))}
          />
        </>
      )}
      <Field
        label={words.nameOfPasskey}
        hint={words.nameOfPasskeyHint}
        autoComplete="off"
        maxLength={passkeyName.maxLength ?? undefined}
        error={form.formState.errors.name?.message}
        {...form.register('name', validationRule(passkeyName))}
      />
      <Button type="submit" busy={busy} busyText={words.waitingForDevice} className="sm:justify-self-start">
        <KeyIcon className="size-5" strokeWidth={1.75} />
        {words.addPasskey}
      </Button>
    </DraftForm>
  )
}

function SendEnrolmentCode() {
  const { run, busy } = useAction(
    async () => {
      toast.success((await api('POST /second-factor/first-code', {})).message)
    },
    { failed: words.firstCodeNotSent },
  )
  return (
    <Button type="button" variant="secondary" busy={busy} onClick={() => void run()}>
      {words.sendFirstCode}
    </Button>
  )
}
