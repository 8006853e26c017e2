import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiError, callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { PinField } from '#ui/forms/pin-field.tsx'
import { emailRule, nameRule, newPhoneRule, pinRule } from '#values/people/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AuthForm } from './auth-form.tsx'
import type { Credentials } from './log-in.ts'

const blank = { name: '', email: '', phone: '', pin: '' }
const names = ['name', 'email', 'phone', 'pin'] as const

type Props = {
  /** The account exists. */
  onRegistered: (registered: Credentials) => void
  /** The phone number has an account already: shows the login with it, for this reason. Otherwise the field tells it. */
  onPhoneTaken?: (phone: string, reason: string) => void
  /** Creates the account; by default that of a customer. */
  send?: (values: typeof blank) => Promise<unknown>
}

/**
 * The registration form. A phone number or e-mail address that is taken is reported beside its field (specification
 * §2.5).
 */
export function RegisterForm({ onRegistered, onPhoneTaken, send = register }: Props) {
  const [refused, setRefused] = useState('')
  const [registered, setRegistered] = useState(false)
  const form = useForm({ mode: 'onChange', defaultValues: blank })
  const draft = useDraftValues(form, { name: 'registration', start: blank, never: ['pin'] })
  const { errors, isSubmitting, isSubmitted } = form.formState

  const submit = async (values: typeof blank) => {
    setRefused('')
    try {
      await send(values)
      draft.clear()
      setRegistered(true)
      onRegistered({ phone: values.phone, pin: values.pin })
    } catch (error) {
      const sentence = errorMessageOf(error, words.notRegistered)
      if (onPhoneTaken && isPhoneTaken(error)) return onPhoneTaken(values.phone, sentence)
      toast.error(sentence, { seconds: 3 })
      if (!showFieldErrors(error, names, form.setError)) setRefused(sentence)
    }
  }

  return (
    <AuthForm draft={draft} onSubmit={form.handleSubmit(submit, showErrorCount)}>
      <Field
        label={words.name}
        autoComplete="name"
        maxLength={nameRule.most}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={emailRule.most}
        error={errors.email?.message}
        {...form.register('email', validateBy(emailRule))}
      />
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(newPhoneRule))} />
      <Controller
        name="pin"
        control={form.control}
        rules={validateBy(pinRule)}
        render={({ field: { disabled: _, ...field } }) => (
          <PinField
            label={words.choosePin}
            hint={words.fourDigits}
            canReveal
            error={isSubmitted ? errors.pin?.message : undefined}
            {...field}
          />
        )}
      />
      {refused && (
        <p className="rounded-field bg-tint-danger px-4 py-3 text-sm font-medium text-danger">{refused}</p>
      )}
      <Button type="submit" wide busy={isSubmitting || registered}>
        {words.createAccount}
      </Button>
    </AuthForm>
  )
}

const register = (body: typeof blank) => callApi<typeof accountEndpoints>()('POST /auth/register', { body })

const isPhoneTaken = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.fields.phone !== undefined
