import '#ui/all-shop.css'
import { useForm } from 'react-hook-form'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { loadLoginBackground } from '#people/sessions/shop/login-background.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { emailRule } from '#values/people/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AuthForm } from './auth-form.tsx'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.forgotPin} | ${storeName}`,
  description: words.forgotPinDescription({ shop: storeName }),
  hidden: true,
})

const blank = { email: '' }

/** Asks for a mailed link to set a new pin (specification §2.6). */
export default function ForgotPinPage() {
  const navigate = useNavigate()
  const form = useForm({ mode: 'onChange', defaultValues: blank })
  const draft = useDraftValues(form, { name: 'forgotten pin', start: blank })
  const { errors, isSubmitting } = form.formState

  const submit = async (values: { email: string }) => {
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/forgot-password', { body: values })
      draft.clear()
      toast.success(words.checkYourEmail, { seconds: 5 })
      await navigate('/login')
    } catch (error) {
      showFieldErrors(error, ['email'], form.setError)
      toast.error(errorMessageOf(error, words.linkNotSent), { seconds: 3 })
    }
  }

  return (
    <AuthFrame title={words.forgotPin} lead={words.weSendALink}>
      <AuthForm draft={draft} onSubmit={form.handleSubmit(submit, showErrorCount)}>
        <Field
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={emailRule.most}
          error={errors.email?.message}
          {...form.register('email', validateBy(emailRule))}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {words.resetPassword}
        </Button>
      </AuthForm>
      <p className="mt-3 sm:mt-5">
        <TextLink to="/login">{words.backToLogin}</TextLink>
      </p>
    </AuthFrame>
  )
}
