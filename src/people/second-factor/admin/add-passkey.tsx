import { useForm } from 'react-hook-form'
import { byContract } from '#backoffice/ui/admin/by-contract.ts'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptValues } from '#people/sessions/shop/drafts/use-kept-values.ts'
import { Button } from '#ui/elements/button.tsx'
import { KeyIcon } from '#ui/elements/later-icons.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { placeErrors, validateBy } from '#ui/forms/form-errors.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import { firstCodeRule } from '#values/people/recovery-code.ts'
import { passkeyName, type secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { makePasskey } from './passkey-device.ts'

const api = callApi<typeof secondFactorEndpoints>()

const blank = { name: '', code: '' }

type Adding = {
  onAdded: (recoveryCodes: string[]) => void
  /** A first passkey where real money moves: the pin alone adds none. */
  withCode?: boolean
}

/** A new passkey of this device, or of a phone or key beside it. */
export function AddPasskey({ onAdded, withCode = false }: Adding) {
  const form = useForm({ mode: 'onTouched', defaultValues: blank })
  const draft = useKeptValues(form, { name: 'new passkey', start: blank, never: ['code'] })
  const { run, busy } = useAction(
    async ({ name, code }: { name: string; code: string }) => {
      const body = withCode ? { code } : {}
      const credential = await makePasskey(await api('POST /second-factor/passkeys/options', { body }))
      const added = await api('POST /second-factor/passkeys', { body: { name, credential } })
      form.reset()
      draft.forget()
      toast.success(added.message)
      onAdded(added.recovery_codes)
    },
    {
      failed: words.passkeyNotAdded,
      onFailed: (error) => placeErrors(error, ['name', 'code'], form.setError),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((typed) => run(typed), sayHowMany))
  return (
    <KeptForm draft={draft} method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      {withCode && (
        <>
          <SendFirstCode />
          <Field
            label={words.firstCode}
            hint={words.firstCodeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={firstCodeRule.most}
            error={form.formState.errors.code?.message}
            {...form.register('code', validateBy(firstCodeRule))}
          />
        </>
      )}
      <Field
        label={words.nameOfPasskey}
        hint={words.nameOfPasskeyHint}
        autoComplete="off"
        maxLength={passkeyName.maxLength ?? undefined}
        error={form.formState.errors.name?.message}
        {...form.register('name', byContract(passkeyName))}
      />
      <Button type="submit" busy={busy} busyText={words.waitingForDevice} className="sm:justify-self-start">
        <KeyIcon className="size-5" strokeWidth={1.75} />
        {words.addPasskey}
      </Button>
    </KeptForm>
  )
}

function SendFirstCode() {
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
