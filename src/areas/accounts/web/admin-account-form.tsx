import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { nameRule } from '../../../values/field-rules.ts'
import { useUnsavedChanges } from '../../backoffice/web/unsaved-changes.tsx'
import { useAction } from '../../backoffice/web/use-action.ts'
import { refreshVisitor } from '../../cart/web/visitor.ts'
import type { Profile } from '../contract.ts'
import { keepDraft, useDraft } from './draft.ts'
import { PinChange } from './pin-change.tsx'
import { type AccountValues, refuseAccount, saveAccount } from './save-account.ts'

const fields = ['name', 'currentPassword', 'newPassword'] as const
const noPins = { currentPassword: '', newPassword: '', confirm: '' }

type Props = { user: Profile; onSaved: (user: Profile) => void }

/** An administrator's own name and pin; a failure leaves what was typed (decisions B5 and B6). */
export function AdminAccountForm({ user, onSaved }: Props) {
  const draft = useDraft<Pick<AccountValues, 'name'>>('admin-account')
  const form = useForm<AccountValues>({
    mode: 'onChange',
    defaultValues: { name: draft.name ?? user.name, ...noPins },
  })
  const { errors, isDirty } = form.formState
  useUnsavedChanges(isDirty)
  const { run, busy } = useAction(
    async (typed: AccountValues) => {
      const saved = await saveAccount(typed, user)
      form.reset({ name: saved.user.name, ...noPins })
      onSaved(saved.user)
      toast.success('Profile updated successfully!', { seconds: 2 })
      await refreshVisitor()
    },
    {
      failed: 'Failed to update profile.',
      // Said beside its field, and in a toast as well (decision B4).
      onFailed: (error) => {
        placeErrors(error, fields, form.setError)
        return false
      },
      onExpired: () => keepDraft('admin-account', { name: form.getValues('name') }),
    },
  )
  const submit = async (typed: AccountValues) => {
    const refused = refuseAccount(typed, user)
    if (refused) toast.error(refused)
    else await run(typed)
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-xl gap-5">
      <Field
        label="Name"
        autoComplete="name"
        maxLength={nameRule.most}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field label="Email" readOnly value={user.email} />
      <PinChange control={form.control} />
      <Button type="submit" busy={busy} busyText="Saving..." className="sm:justify-self-start">
        Save Changes
      </Button>
    </form>
  )
}
