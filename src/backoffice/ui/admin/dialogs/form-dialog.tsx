import type { ReactNode } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import * as words from '../../words/office/dialogs/en.ts'
import { useConfirmLeave } from '../unsaved-changes.tsx'
import { UploadProgress } from '../upload-progress.tsx'

type Props = { title: string; onClose: () => void; children: (close: () => void) => ReactNode }

/** Dialog with a form. Closing it (outside click, Escape, close button) asks first if there are unsaved changes. */
export function FormDialog({ title, onClose, children }: Props) {
  const mayLeave = useConfirmLeave()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && void close()} title={title} size="large" keepOnOutsideClick>
      {children(() => void close())}
    </Dialog>
  )
}

type SaveOrCancelProps = { busy: boolean; sent: number | undefined; onCancel: () => void }

/** The dialog's buttons; they stay visible while the form scrolls. */
export const SaveOrCancel = ({ busy, sent, onCancel }: SaveOrCancelProps) => (
  <div className="sticky -bottom-6 z-10 -mx-5 -mb-6 grid gap-3 border-t border-line bg-paper px-5 py-4 sm:-mx-6 sm:rounded-b-card sm:px-6">
    <UploadProgress sent={sent} />
    <div className="flex gap-3 *:flex-auto sm:justify-end sm:*:flex-none">
      <Button variant="secondary" className="px-4!" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" className="px-4!" busy={busy}>
        {words.saveChanges}
      </Button>
    </div>
  </div>
)
