import { useForm } from 'react-hook-form'
import { useNavigate } from '#browser/router/hooks.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { nameRule } from '#values/people/field-rules.ts'
import type { Profile } from '../contract.ts'
import * as words from '../words/en.ts'
import { PinChange } from './pin-change.tsx'
import {
  type AccountValues,
  emptyPins,
  findAccountProblem,
  pinFieldNames,
  saveAccount,
} from './save-account.ts'

const fields = ['name', 'currentPassword', 'newPassword'] as const

/** Changes the name and the PIN; a failure keeps the input (decisions B4 and B6). */
export function AccountForm({ user }: { user: Profile }) {
  const navigate = useNavigate()
  const showFailure = useShowFailure()
  const start = { name: user.name, ...emptyPins }
  const form = useForm<AccountValues>({ mode: 'onChange', defaultValues: start })
  const draft = useDraftValues(form, { name: 'account', start, never: pinFieldNames })
  const { errors, isSubmitting } = form.formState

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
      <Field
        label={words.name}
        autoComplete="name"
        maxLength={nameRule.most}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field label={words.email} readOnly value={user.email} />
      <Field label={words.phone} readOnly value={`+91 ${user.phone}`} />
      <PinChange control={form.control} />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {words.saveChanges}
      </Button>
    </DraftForm>
  )
}
