import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import type { cancellingEndpoints } from '#payments/cancelling/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../contract.ts'
import { isAwaitingPayment, isNotFullyShipped, isUnshipped, isWithoutPrice } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = { order: Order; onReleased: (order: Order) => void; onOutdated: () => void }

/** Cancels an unpaid order before its reservation expires, or a cash order or a replacement before it is dispatched. */
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
  const asked = askAbout(order)
  if (!asked || !may('orders:write')) return null
  return (
    <>
      <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => setAsking(true)}>
        {asked.button}
        <span className="sr-only">{` ${words.orderOf({ id })}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={asked.question}
        detail={asked.detail}
        confirmText={asked.button}
        onConfirm={() => void run()}
      />
    </>
  )
}

/** What the button says and asks; undefined for an order that it doesn't cancel. */
function askAbout(order: Order) {
  const { id } = order
  if (isAwaitingPayment(order))
    return { button: words.release, question: words.releaseQuestion({ id }), detail: words.releaseDetail }
  const question = words.cancelCashQuestion({ id })
  if (order.to_collect > 0 && isNotFullyShipped(order.parcel))
    return { button: words.cancelCash, question, detail: words.cancelCashDetail }
  return isWithoutPrice(order) && isUnshipped(order) && order.rest === 0
    ? { button: words.cancelReplacement, question, detail: words.cancelReplacementDetail }
    : undefined
}
