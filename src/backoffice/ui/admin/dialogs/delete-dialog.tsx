import { type ReactNode, useState } from 'react'
import type { ApiError } from '#browser/call-api.ts'
import { sentenceOf } from '#browser/failure.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/office/dialogs/en.ts'
import { useAction } from '../use-action.ts'

type Props = {
  question: string
  /** What would be deleted. */
  name: string
  /** Said when there is no better sentence. */
  failed: string
  send: () => Promise<{ message: string }>
  onClose: () => void
  onDeleted: () => void
  /** What to offer after a refusal, such as a link to what is in the way. */
  wayOn?: (refused: ApiError) => ReactNode
}

/** Asks, deletes, and says in the same window why it could not be done. */
export function DeleteDialog({ question, name, failed, send, onClose, onDeleted, wayOn }: Props) {
  const [refused, setRefused] = useState<ApiError>()
  const gone = () => {
    onDeleted()
    onClose()
  }
  const remove = useAction(
    async () => {
      setRefused(undefined)
      toast.success((await send()).message)
      gone()
    },
    {
      failed,
      onFailed: (error) => {
        // A 404 means that somebody else has deleted it already, which is what was wanted.
        if (error.status === 404) gone()
        else setRefused(error)
        return error.status !== 404
      },
    },
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={question}
      detail={
        <>
          <span className="block">{name}</span>
          {refused && (
            <span role="alert" className="mt-3 block rounded-field bg-tint-danger p-3 text-danger">
              {sentenceOf(refused, failed)} {wayOn?.(refused)}
            </span>
          )}
        </>
      }
      confirmText={words.deleteIt}
      danger
      busy={remove.busy}
      onConfirm={() => remove.run()}
    />
  )
}
