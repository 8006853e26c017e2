import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import type { cancellingEndpoints } from '#payments/cancelling/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../contract.ts'
import { isAwaitingPayment, isNotFullyShipped } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = { order: Order; onReleased: (order: Order) => void; onOutdated: () => void }

/** Cancels an unpaid order before its reservation expires, or a cash order before it is dispatched. */
export function ReleaseReservation({ order, onReleased, onOutdated }: Props) {
  const { may } = useRights()
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
  const isCash = order.to_collect > 0 && isNotFullyShipped(order.parcel)
  if (!may('orders:write') || (!isAwaitingPayment(order) && !isCash)) return null
  const question = isCash ? words.cancelCashQuestion({ id }) : words.releaseQuestion({ id })
  return (
    <>
      <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => setAsking(true)}>
        {isCash ? words.cancelCash : words.release}
        <span className="sr-only">{` ${words.orderOf({ id })}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={question}
        detail={isCash ? words.cancelCashDetail : words.releaseDetail}
        confirmText={isCash ? words.cancelCash : words.release}
        onConfirm={() => void run()}
      />
    </>
  )
}
