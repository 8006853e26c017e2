import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { validateBy } from '#ui/forms/form-errors.ts'
import { codeRule } from '#values/people/field-rules.ts'
import * as words from '../words/en.ts'
import { AuthForm } from './auth-form.tsx'
import { showLogInFailure } from './log-in.ts'

type Props = {
  /** Logs in with the phone and pin that were typed, and this code. */
  onCode: (code: string) => Promise<unknown>
  onStartAgain: () => void
}

/** The form for the mailed code, which a login from an unknown device also requires during an attack on PINs. */
export function CodeStep({ onCode, onStartAgain }: Props) {
  const [wait, setWait] = useState('')
  const form = useForm({ mode: 'onChange', defaultValues: { code: '' } })
  const { errors, isSubmitting, isSubmitted } = form.formState

  const submit = async ({ code }: { code: string }) => {
    setWait('')
    try {
      await onCode(code.trim())
    } catch (error) {
      showLogInFailure(error)
      if (!(error instanceof ApiError)) return
      if (error.code === 'WRONG_CODE')
        form.setError('code', { message: error.message }, { shouldFocus: true })
      else if (error.status === 429) setWait(error.message)
    }
  }

  return (
    <AuthForm onSubmit={form.handleSubmit(submit)}>
      <p role="status" className="text-ink-soft">
        {words.deviceUnknown}
      </p>
      <Field
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeRule.most}
        autoFocus
        error={isSubmitted ? errors.code?.message : undefined}
        {...form.register('code', validateBy(codeRule))}
      />
      {wait && (
        <p className="rounded-field bg-tint-danger px-4 py-3 text-sm font-medium text-danger">{wait}</p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {words.login}
      </Button>
      <Button variant="quiet" wide onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </AuthForm>
  )
}
