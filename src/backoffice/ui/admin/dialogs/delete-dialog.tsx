import { type ReactNode, useState } from 'react'
import type { ApiError } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/office/dialogs/en.ts'
import { useAction } from '../calls/use-action.ts'

type Props = {
  question: string
  /** Name of the item to delete. */
  name: string
  /** The message if the server sent none. */
  failed: string
  send: () => Promise<{ message: string }>
  onClose: () => void
  onDeleted: () => void
  /** Extra content after a refusal, such as a link to what prevents the deletion. */
  refusalHint?: (refused: ApiError) => ReactNode
}

/** Asks for confirmation and deletes; a refusal is shown in the same dialog. */
export function DeleteDialog({ question, name, failed, send, onClose, onDeleted, refusalHint }: Props) {
  const [refused, setRefused] = useState<ApiError>()
  const finishDeletion = () => {
    onDeleted()
    onClose()
  }
  const remove = useAction(
    async () => {
      setRefused(undefined)
      toast.success((await send()).message)
      finishDeletion()
    },
    {
      failed,
      onFailed: (error) => {
        // A 404 means that it was already deleted, which counts as success.
        if (error.status === 404) finishDeletion()
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
              {errorMessageOf(refused, failed)} {refusalHint?.(refused)}
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
