import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../../ui/call-api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { sentenceOf } from '../../../ui/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../backoffice/web/use-action.ts'

type Props = {
  question: string
  /** What it would be. */
  name: string
  /** Said when there is no better sentence. */
  failed: string
  send: () => Promise<{ message: string }>
  onClose: () => void
  onDeleted: () => void
  /** A way on after a refusal. */
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
        // Somebody else was quicker: what was wanted is done.
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
      confirmText="Delete"
      danger
      busy={remove.busy}
      onConfirm={() => remove.run()}
    />
  )
}
