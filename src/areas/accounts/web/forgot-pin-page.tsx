import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { sentenceOf } from '../../../ui/failure.ts'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { emailRule } from '../../../values/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import { DoorForm } from './door-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { loadLoginBackground } from './login-background.ts'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Forgot pin | ${storeName}`,
  description: `Ask ${storeName} for a link to set a new pin.`,
})

/** Asks for a mailed link to set a new pin (specification §2.6). */
export default function ForgotPinPage() {
  const navigate = useNavigate()
  const form = useForm({ mode: 'onChange', defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = async (typed: { email: string }) => {
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/forgot-password', { body: typed })
      toast.success('Check your email for the password reset link!', { seconds: 5 })
      await navigate('/login')
    } catch (error) {
      placeErrors(error, ['email'], form.setError)
      toast.error(sentenceOf(error, 'Something went wrong. Try again.'))
    }
  }

  return (
    <DoorFrame title="Forgot pin" lead="We send you a link to set a new one.">
      <DoorForm onSubmit={form.handleSubmit(submit)}>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={200}
          error={errors.email?.message}
          {...form.register('email', validateBy(emailRule))}
        />
        <Button type="submit" wide busy={isSubmitting}>
          Reset Password
        </Button>
      </DoorForm>
      <p className="mt-5 text-center">
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </DoorFrame>
  )
}
