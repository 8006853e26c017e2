import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import type { cancellingEndpoints } from '#payments/cancelling/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../contract.ts'
import { isAwaitingPayment } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = { order: Order; onReleased: (order: Order) => void; onOutdated: () => void }

/** Releases the stock of an unpaid order before its reservation expires. */
export function ReleaseReservation({ order, onReleased, onOutdated }: Props) {
  const { id } = order
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(async () => {
    setAsking(false)
    const released = await callApi<typeof cancellingEndpoints>()('PUT /orders/release/{id}', {
      params: { id },
    })
    onReleased(released.order)
    toast.success(released.message)
  }, reloadIfOutdated(onOutdated))
  if (!isAwaitingPayment(order)) return null
  return (
    <>
      <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => setAsking(true)}>
        {words.release}
        <span className="sr-only">{` ${words.orderOf({ id })}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.releaseQuestion({ id })}
        detail={words.releaseDetail}
        confirmText={words.release}
        onConfirm={() => void run()}
      />
    </>
  )
}
