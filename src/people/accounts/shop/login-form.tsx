import { lazy, Suspense, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { PinField } from '#ui/forms/pin-field.tsx'
import { phoneRule, pinRule } from '#values/people/field-rules.ts'
import * as words from '../words/en.ts'
import { AuthForm } from './auth-form.tsx'
import { type Credentials, showLogInFailure } from './log-in.ts'

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }))

type Props = {
  /** The phone number that the form starts with, after a registration. */
  phone?: string | undefined
  /** Logs in. Its refusals are shown here. */
  onSubmit: (credentials: Credentials) => Promise<unknown>
}

/**
 * Phone and PIN, and a mailed code if the shop asks for one. A refused login clears the PIN (specification §8).
 */
export function LoginForm({ phone = '', onSubmit }: Props) {
  const [wait, setWait] = useState('')
  const [pendingCredentials, setPendingCredentials] = useState<Credentials>()
  const form = useForm<Credentials>({
    mode: 'onChange',
    defaultValues: { phone, pin: '' },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState

  const submit = async (credentials: Credentials) => {
    setWait('')
    try {
      await onSubmit(credentials)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CODE_NEEDED') return setPendingCredentials(credentials)
      showLogInFailure(error)
      form.resetField('pin')
      form.setFocus('pin')
      // The message says how long to wait or whom to ask, so it stays in the form: a toast would disappear.
      if (error instanceof ApiError && (error.status === 429 || error.code === 'ACCOUNT_BLOCKED'))
        setWait(error.message)
    }
  }

  if (pendingCredentials)
    return (
      <Suspense>
        <CodeStep
          onCode={(code) => onSubmit({ ...pendingCredentials, code })}
          onStartAgain={() => {
            setPendingCredentials(undefined)
            form.resetField('pin')
          }}
        />
      </Suspense>
    )
  return (
    <AuthForm onSubmit={form.handleSubmit(submit, showErrorCount)}>
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(phoneRule))} />
      <div>
        <Controller
          name="pin"
          control={form.control}
          rules={validateBy(pinRule)}
          render={({ field: { disabled: _, ...field } }) => (
            <PinField label={words.pin} error={isSubmitted ? errors.pin?.message : undefined} {...field} />
          )}
        />
        <TextLink to="/reset" className="mt-1 text-sm">
          {words.forgotPassword}
        </TextLink>
      </div>
      {wait && (
        <p className="rounded-field bg-tint-danger px-4 py-3 text-sm font-medium text-danger">{wait}</p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {words.login}
      </Button>
    </AuthForm>
  )
}
