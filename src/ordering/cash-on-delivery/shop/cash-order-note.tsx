import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { useRevalidator } from '#browser/router/hooks.ts'
import type { checkoutEndpoints } from '#ordering/checkout/contract.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'

/** What the customer pays at the door, and the button to cancel the order until it is packed; nothing for other orders. */
export function CashOrderNote({ order: { id, to_collect, parcel } }: { order: Order }) {
  if (to_collect === 0) return null
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">
        {words.toPay({ total: formatRupees(to_collect, { decimals: 'always' }) })}
      </p>
      {parcel === shipmentState.toPack && <CancelCashOrder id={id} />}
    </div>
  )
}

function CancelCashOrder({ id }: { id: number }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const showFailure = useShowFailure()
  const cancel = async () => {
    setBusy(true)
    try {
      await callApi<typeof checkoutEndpoints>()('DELETE /orders/{id}', { params: { id } })
    } catch (error) {
      showFailure(error, words.notCancelled)
    }
    setBusy(false)
    setAsking(false)
    await revalidate()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.cancelOrder}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.cancelQuestion({ id })}
        confirmText={words.cancelOrder}
        cancelText={words.keepOrder}
        danger
        busy={busy}
        onConfirm={() => void cancel()}
      />
    </>
  )
}
