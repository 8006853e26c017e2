import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ApiError } from '../../../ui/call-api.ts'
import { validateBy } from '../../../ui/form-errors.ts'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { PinField } from '../../../ui/pin-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { phoneRule, pinRule } from '../../../values/field-rules.ts'
import { DoorForm } from './door-form.tsx'
import { type Credentials, logIn, tellLogInFailure } from './log-in.ts'

const blank: Credentials = { phone: '', pin: '' }

/** Phone and pin. A refused login empties the form (specification §8). */
export function LoginForm() {
  const navigate = useNavigate()
  const [wait, setWait] = useState('')
  const form = useForm<Credentials>({ mode: 'onChange', defaultValues: blank })
  const { errors, isSubmitting, isSubmitted } = form.formState

  const submit = async (typed: Credentials) => {
    setWait('')
    try {
      await navigate(await logIn(typed, new URLSearchParams(window.location.search)), { replace: true })
    } catch (error) {
      tellLogInFailure(error)
      // In this order: a form that was just reset knows its fields only when it is drawn again.
      form.setFocus('phone')
      form.reset()
      // How long to wait stays to be read; the toast is soon gone.
      if (error instanceof ApiError && error.status === 429) setWait(error.message)
    }
  }

  return (
    <DoorForm onSubmit={form.handleSubmit(submit)}>
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(phoneRule))} />
      <div>
        <Controller
          name="pin"
          control={form.control}
          rules={validateBy(pinRule)}
          render={({ field: { disabled: _, ...field } }) => (
            <PinField label="Pin" error={isSubmitted ? errors.pin?.message : undefined} {...field} />
          )}
        />
        <TextLink to="/reset" className="mt-1 text-sm">
          Forgot Password?
        </TextLink>
      </div>
      {wait && (
        <p className="rounded-field bg-tint-danger px-4 py-3 text-sm font-medium text-danger">{wait}</p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        Login
      </Button>
    </DoorForm>
  )
}
