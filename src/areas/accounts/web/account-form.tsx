import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { isSignedOut } from '../../../ui/failure.ts'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useSubmitOnce } from '../../../ui/use-submit-once.ts'
import { nameRule } from '../../../values/field-rules.ts'
import { refreshVisitor } from '../../cart/web/visitor.ts'
import type { Profile } from '../contract.ts'
import { keepDraft, useDraft } from './draft.ts'
import { nameInPath } from './name-in-path.ts'
import { PinChange } from './pin-change.tsx'
import { type AccountValues, refuseAccount, saveAccount } from './save-account.ts'
import { useTellFailure } from './use-tell-failure.ts'

const fields = ['name', 'currentPassword', 'newPassword'] as const

/** The name can be changed, and the pin; a failure leaves what was typed (decisions B4 and B6). */
export function AccountForm({ user }: { user: Profile }) {
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const draft = useDraft<Pick<AccountValues, 'name'>>(`account of ${user.id}`)
  const form = useForm<AccountValues>({
    mode: 'onChange',
    defaultValues: { name: draft.name ?? user.name, currentPassword: '', newPassword: '', confirm: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = async (typed: AccountValues) => {
    const refused = refuseAccount(typed, user)
    if (refused) return toast.error(refused)
    try {
      const saved = await saveAccount(typed, user)
      toast.success('Profile updated successfully!', { seconds: 2 })
      await refreshVisitor()
      await navigate(`/profile/${nameInPath(saved.user.name)}`)
    } catch (error) {
      if (isSignedOut(error)) keepDraft(`account of ${user.id}`, { name: typed.name })
      placeErrors(error, fields, form.setError)
      tellFailure(error, 'Error saving changes')
    }
  }

  const submitOnce = useSubmitOnce(form.handleSubmit(submit))
  return (
    <form method="post" noValidate onSubmit={submitOnce} className="grid max-w-xl gap-5">
      <Field
        label="Name"
        autoComplete="name"
        maxLength={nameRule.most}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field label="Email" readOnly value={user.email} />
      <Field label="Phone number" readOnly value={`+91 ${user.phone}`} />
      <PinChange control={form.control} />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        Save Changes
      </Button>
    </form>
  )
}
