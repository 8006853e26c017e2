import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'

type Confirmation<About> = {
  /** What the server asks about in a refusal; undefined for any other failure. */
  findQuestion: (error: unknown) => About | undefined
  question: (about: About) => string
  detail: (about: About) => ReactNode
  confirmText: string
  cancelText: string
}

type PendingQuestion<About> = { about: About; decide: (confirmed: boolean) => void }

/**
 * Sends a call that the server refuses until somebody has confirmed it: a dialog asks, and the call is sent again. The
 * caller must render `dialog`.
 * @returns `send` runs the call with `false`, and after a confirmation again with `true`. If the dialog is cancelled,
 * it throws an `AbortError`, which `useAction` ignores
 */
export function useConfirmedSend<About>(confirmation: Confirmation<About>) {
  const { findQuestion, question, detail, confirmText, cancelText } = confirmation
  const [asked, setAsked] = useState<PendingQuestion<About>>()
  const ask = (about: About) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        about,
        decide: (confirmed) => {
          setAsked(undefined)
          resolve(confirmed)
        },
      })
    })
  const send = async <Saved,>(call: (confirmed: boolean) => Promise<Saved>): Promise<Saved> => {
    try {
      return await call(false)
    } catch (error) {
      const about = findQuestion(error)
      if (about === undefined) throw error
      if (!(await ask(about))) throw new DOMException(cancelText, 'AbortError')
      return call(true)
    }
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && asked?.decide(false)}
      question={asked ? question(asked.about) : ''}
      detail={asked && detail(asked.about)}
      confirmText={confirmText}
      cancelText={cancelText}
      onConfirm={() => asked?.decide(true)}
    />
  )
  return { send, dialog }
}
