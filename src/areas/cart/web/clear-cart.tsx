import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { clearCart } from './change-cart.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Empties the cart, after asking. */
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
        Clear cart
      </Button>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question="Take everything out of your cart?"
            confirmText="Clear cart"
            cancelText="Keep it"
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
