import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/en.ts'
import { clearCart } from './cart-actions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Empties the cart after a confirmation. */
export function ClearCart() {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" className="-mr-4 px-4! text-sm" onClick={ask}>
        {words.clear}
      </Button>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question={words.clearQuestion}
            confirmText={words.clear}
            cancelText={words.keepIt}
            danger
            onConfirm={() => {
              setOpen(false)
              void clearCart()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
