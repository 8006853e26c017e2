import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import type { AddressWithNotices } from '../contract.ts'
import * as words from '../words/en.ts'
import { addressName } from './address-name.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}))

type Props = { address: AddressWithNotices; busy: boolean; onDelete: () => Promise<void> }

/** Deletes an address, after asking. */
export function DeleteAddress({ address, busy, onDelete }: Props) {
  const [isDialogLoaded, setIsDialogLoaded] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    setIsDialogLoaded(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" className="-mx-4 px-4!" disabled={busy} onClick={ask}>
        {words.deleteIt}
      </Button>
      {isDialogLoaded && (
        <Suspense>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question={words.deleteQuestion}
            detail={[addressName(address), address.address_line1, `${address.city} ${address.postal_code}`]
              .filter(Boolean)
              .join(', ')}
            confirmText={words.deleteIt}
            cancelText={words.keepIt}
            danger
            onConfirm={() => {
              setOpen(false)
              void onDelete()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
