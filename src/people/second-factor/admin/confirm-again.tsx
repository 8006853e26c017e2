import { useEffect, useRef, useState } from 'react'
import { type ApiError, setAskToConfirm } from '#browser/call-api.ts'
import { Dialog } from '#ui/feedback/dialog.tsx'
import * as words from '../words/office/en.ts'
import { Prove } from './prove.tsx'

type Asked = { by: 'passkey' | 'pin'; answer: (confirmed: boolean) => void }

/**
 * The window that asks an administrator once more who they are, when a call was refused for that. The call is
 * then made again; closed without an answer, the refusal stands.
 */
export function ConfirmAgain() {
  const [asked, setAsked] = useState<Asked>()
  const asking = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    // Several calls that are refused at once wait for one answer.
    const ask = (refused: ApiError) => {
      asking.current ??= new Promise<boolean>((answer) =>
        setAsked({ by: refused.body.confirm_with === 'pin' ? 'pin' : 'passkey', answer }),
      )
      return asking.current
    }
    return setAskToConfirm(ask)
  }, [])
  const answer = (confirmed: boolean) => {
    asking.current = undefined
    asked?.answer(confirmed)
    setAsked(undefined)
  }
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && answer(false)}
      title={words.isItYou}
      description={words.whyAgain}
    >
      {asked && <Prove by={asked.by} onProven={() => answer(true)} />}
    </Dialog>
  )
}
