import { useForm } from 'react-hook-form'
import { callApi } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { KeyIcon } from '../../../ui/elements/later-icons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { placeErrors } from '../../../ui/forms/form-errors.ts'
import { useFormSubmit } from '../../../ui/forms/use-form-submit.ts'
import { sayHowMany } from '../../../ui/forms/wrong-fields.ts'
import { byContract } from '../../section-parts/admin/by-contract.ts'
import { useAction } from '../../section-parts/admin/use-action.ts'
import { passkeyName, type secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { makePasskey } from './passkey-device.ts'

const api = callApi<typeof secondFactorEndpoints>()

/** A new passkey of this device, or of a phone or key beside it. */
export function AddPasskey({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const form = useForm({ mode: 'onTouched', defaultValues: { name: '' } })
  const { run, busy } = useAction(
    async ({ name }: { name: string }) => {
      const credential = await makePasskey(await api('POST /second-factor/passkeys/options', {}))
      const added = await api('POST /second-factor/passkeys', { body: { name, credential } })
      form.reset()
      toast.success(added.message)
      onAdded(added.recovery_codes)
    },
    {
      failed: words.passkeyNotAdded,
      onFailed: (error) => placeErrors(error, ['name'], form.setError),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((typed) => run(typed), sayHowMany))
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4">
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
    </form>
  )
}
