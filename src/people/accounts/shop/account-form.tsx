import { useForm } from 'react-hook-form'
import { useNavigate } from '#browser/router/hooks.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { Profile } from '../contract.ts'
import * as words from '../words/en.ts'
import { AccountFields } from './account-fields.tsx'
import {
  type AccountValues,
  emptyPins,
  findAccountProblem,
  pinFieldNames,
  saveAccount,
} from './save-account.ts'

const fields = ['name', 'currentPassword', 'newPassword'] as const

/**
 * A customer's form for name and PIN, which opens the dashboard once it is saved; a failure keeps the input (decisions
 * B4 and B6).
 */
export function AccountForm({ user }: { user: Profile }) {
  const navigate = useNavigate()
  const showFailure = useShowFailure()
  const start = { name: user.name, ...emptyPins }
  const form = useForm<AccountValues>({ mode: 'onChange', defaultValues: start })
  const draft = useDraftValues(form, { name: 'account', start, never: pinFieldNames })
  const { isSubmitting } = form.formState

  const submit = async (values: AccountValues) => {
    const problem = findAccountProblem(values, user)
    if (problem) return toast.error(problem, { seconds: 3 })
    try {
      const saved = await saveAccount(values, user)
      draft.clear()
      toast.success(words.profileUpdated, { seconds: 2 })
      await refreshVisitor()
      await navigate(`/profile/${nameInPath(saved.user.name)}`)
    } catch (error) {
      showFieldErrors(error, fields, form.setError)
      showFailure(error, words.notSaved)
    }
  }

  const submitOnce = useFormSubmit(form.handleSubmit(submit, showErrorCount))
  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="grid max-w-xl gap-5">
      <AccountFields form={form} email={user.email} phone={user.phone} />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {words.saveChanges}
      </Button>
    </DraftForm>
  )
}
