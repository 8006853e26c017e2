import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { sentenceOf } from '../../../ui/failure.ts'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { PinField } from '../../../ui/pin-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { emailRule, nameRule, phoneRule, pinRule } from '../../../values/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import { DoorForm } from './door-form.tsx'

const blank = { name: '', email: '', phone: '', pin: '' }
const names = ['name', 'email', 'phone', 'pin'] as const

/** What a new customer tells of themselves; what is taken already is said beside its field (specification §2.5). */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const [refused, setRefused] = useState('')
  const [registered, setRegistered] = useState(false)
  const form = useForm({ mode: 'onChange', defaultValues: blank })
  const { errors, isSubmitting, isSubmitted } = form.formState

  const submit = async (typed: typeof blank) => {
    setRefused('')
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/register', { body: typed })
      setRegistered(true)
      toast.success('Account created successfully! Please log in.')
      onRegistered()
    } catch (error) {
      const sentence = sentenceOf(error, 'Signup failed. Please try again.')
      toast.error(sentence)
      if (!placeErrors(error, names, form.setError)) setRefused(sentence)
    }
  }

  return (
    <DoorForm onSubmit={form.handleSubmit(submit)}>
      <Field
        label="Name"
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={200}
        error={errors.email?.message}
        {...form.register('email', validateBy(emailRule))}
      />
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(phoneRule))} />
      <Controller
        name="pin"
        control={form.control}
        rules={validateBy(pinRule)}
        render={({ field: { disabled: _, ...field } }) => (
          <PinField
            label="Choose a pin"
            hint="4 digits, to log in with."
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
        Create Account
      </Button>
    </DoorForm>
  )
}
