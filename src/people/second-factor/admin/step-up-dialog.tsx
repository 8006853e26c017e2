import { useEffect, useRef, useState } from 'react'
import { type ApiError, setStepUpPrompt } from '#browser/call-api.ts'
import { Dialog } from '#ui/feedback/dialog.tsx'
import * as words from '../words/office/en.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

type StepUpRequest = { by: 'passkey' | 'pin'; answer: (confirmed: boolean) => void }

/**
 * The step-up authentication dialog. It opens when a call was refused because the administrator must confirm their
 * identity; then the call is repeated. If the dialog is closed, the call fails.
 */
export function StepUpDialog() {
  const [request, setRequest] = useState<StepUpRequest>()
  const pending = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    // Several calls that are refused at once wait for one answer.
    const ask = (refused: ApiError) => {
      pending.current ??= new Promise<boolean>((answer) =>
        setRequest({ by: refused.body.confirm_with === 'pin' ? 'pin' : 'passkey', answer }),
      )
      return pending.current
    }
    return setStepUpPrompt(ask)
  }, [])
  const answer = (confirmed: boolean) => {
    pending.current = undefined
    request?.answer(confirmed)
    setRequest(undefined)
  }
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={(open) => !open && answer(false)}
      title={words.isItYou}
      description={words.whyAgain}
    >
      {request && <ConfirmIdentity by={request.by} onIdentityConfirmed={() => answer(true)} />}
    </Dialog>
  )
}
