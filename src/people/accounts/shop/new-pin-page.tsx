import '#ui/all-shop.css'
import { useEffect, useState } from 'react'
import { ApiError, callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useParams } from '#browser/router/hooks.ts'
import { useDelayedRedirect } from '#browser/use-delayed-redirect.ts'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import { loadLoginBackground } from '#people/sessions/shop/login-background.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PinField } from '#ui/forms/pin-field.tsx'
import { pinRule } from '#values/people/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AuthForm } from './auth-form.tsx'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.newPin} | ${storeName}`,
  hidden: true,
})

type Stage = 'typing' | 'sending' | 'done'

/** Sets a new pin with the token of a mailed link (specification §2.7). */
export default function NewPinPage() {
  const { email = '', token = '' } = useParams()
  const [pin, setPin] = useState('')
  const [stage, setStage] = useState<Stage>('typing')
  const [refused, setRefused] = useState('')
  const redirectLater = useDelayedRedirect()

  const submit = async () => {
    setRefused('')
    setStage('sending')
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/reset-password', { body: { email, token, pin } })
      setStage('done')
      toast.success(words.pinReset, { seconds: 3 })
      redirectLater('/login', 3)
    } catch (error) {
      setStage('typing')
      setRefused(error instanceof ApiError ? (error.fields.pin ?? '') : '')
      toast.error(errorMessageOf(error, words.wentWrong), { seconds: 3 })
    }
  }

  const type = (value: string) => {
    setPin(value)
    setRefused('')
  }
  // Shown while typing, without blocking the button; the server refuses such a PIN with the same message (decision B3).
  const unfinished = pin.length > 0 && pin.length < pinRule.most ? pinRule.invalid : undefined
  return (
    <AuthFrame bare title={words.setNewPin} lead={words.fourDigits}>
      <ExpiredLinkNotice email={email} token={token} />
      <AuthForm onSubmit={submit}>
        <PinField label={words.newPin} value={pin} onChange={type} canReveal error={unfinished ?? refused} />
        <Button type="submit" wide busy={stage === 'sending'} disabled={stage === 'done'}>
          {words.resetPassword}
        </Button>
      </AuthForm>
      <p className="mt-3 sm:mt-5">
        <TextLink to="/login">{words.backToLogin}</TextLink>
      </p>
    </AuthFrame>
  )
}

/**
 * Warns at once if a mailed link can no longer set a PIN, before the customer types four digits. The form stays in any
 * case: if this check got no answer, the server still refuses the form.
 */
function ExpiredLinkNotice({ email, token }: { email: string; token: string }) {
  const [isExpired, setIsExpired] = useState(false)
  useEffect(() => {
    callApi<typeof accountEndpoints>()('POST /auth/reset-link', { body: { email, token } }).then(
      ({ usable }) => setIsExpired(!usable),
      () => {},
    )
  }, [email, token])
  return (
    <div role="status">
      {isExpired && (
        <p className="mb-6 rounded-field bg-tint-danger px-4 py-3 font-medium text-danger">
          {`${words.usedLink} `}
          <TextLink to="/reset">{words.askForNewLink}</TextLink>
        </p>
      )}
    </div>
  )
}
