import { useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { Profile } from '../contract.ts'
import { AccountFields } from '../shop/account-fields.tsx'
import {
  type AccountValues,
  emptyPins,
  findAccountProblem,
  pinFieldNames,
  saveAccount,
} from '../shop/save-account.ts'
import * as words from '../words/en.ts'
import * as officeWords from '../words/office/en.ts'

const fields = ['name', 'currentPassword', 'newPassword'] as const

type Props = { user: Profile; onSaved: (user: Profile) => void }

/** An administrator's own name and pin; a failure leaves what was typed (decisions B5 and B6). */
export function AdminAccountForm({ user, onSaved }: Props) {
  const start = { name: user.name, ...emptyPins }
  const form = useForm<AccountValues>({ mode: 'onChange', defaultValues: start })
  const draft = useDraftValues(form, { name: 'account', start, never: pinFieldNames })
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty)
  const { run, busy } = useAction(
    async (values: AccountValues) => {
      const saved = await saveAccount(values, user)
      form.reset({ name: saved.user.name, ...emptyPins })
      draft.clear()
      onSaved(saved.user)
      toast.success(words.profileUpdated, { seconds: 2 })
      await refreshVisitor()
    },
    {
      failed: officeWords.notUpdated,
      // Shown beside the field and in a toast (decision B4).
      onFailed: (error) => {
        showFieldErrors(error, fields, form.setError)
        return false
      },
    },
  )
  const send = async (values: AccountValues) => {
    const problem = findAccountProblem(values, user)
    if (problem) toast.error(problem)
    else await run(values)
  }
  const submit = useFormSubmit(form.handleSubmit(send, showErrorCount))

  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <AccountFields form={form} email={user.email} />
      <Button type="submit" busy={busy} busyText={officeWords.saving} className="sm:justify-self-start">
        {words.saveChanges}
      </Button>
    </DraftForm>
  )
}
