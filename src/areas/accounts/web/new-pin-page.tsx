import { useState } from 'react'
import { useParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ApiError, callApi } from '../../../ui/call-api.ts'
import { sentenceOf } from '../../../ui/failure.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { PinField } from '../../../ui/pin-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRedirectLater } from '../../../ui/use-redirect-later.ts'
import { pinRule } from '../../../values/field-rules.ts'
import type { accountEndpoints } from '../contract.ts'
import { DoorForm } from './door-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { loadLoginBackground } from './login-background.ts'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({ title: `New pin | ${storeName}`, hidden: true })

type Stage = 'typing' | 'sending' | 'done'

/** Sets a new pin with the token of a mailed link (specification §2.7). */
export default function NewPinPage() {
  const { email = '', token = '' } = useParams()
  const [pin, setPin] = useState('')
  const [stage, setStage] = useState<Stage>('typing')
  const [refused, setRefused] = useState('')
  const redirectLater = useRedirectLater()

  const submit = async () => {
    setRefused('')
    setStage('sending')
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/reset-password', { body: { email, token, pin } })
      setStage('done')
      toast.success('Password Reset Successful! Go back and login.')
      redirectLater('/login', 3)
    } catch (error) {
      setStage('typing')
      setRefused(error instanceof ApiError ? (error.fields.pin ?? '') : '')
      toast.error(sentenceOf(error, 'Something went wrong.'))
    }
  }

  const type = (typed: string) => {
    setPin(typed)
    setRefused('')
  }
  // Said while typing, without blocking the button; the server refuses such a pin in the same words (decision B3).
  const unfinished = pin.length > 0 && pin.length < pinRule.most ? pinRule.invalid : undefined
  return (
    <DoorFrame bare title="Set a new pin" lead="4 digits, to log in with.">
      <DoorForm onSubmit={submit}>
        <PinField label="New pin" value={pin} onChange={type} canReveal error={unfinished ?? refused} />
        <Button type="submit" wide busy={stage === 'sending'} disabled={stage === 'done'}>
          Reset Password
        </Button>
      </DoorForm>
      <p className="mt-5 text-center">
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </DoorFrame>
  )
}
