import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import type { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Order } from '../contract.ts'
import { isAwaitingPayment, isCancelled, isDelivered, isUnshipped } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = {
  order: Order
  /** In a table, the button is small. */
  isInTable?: boolean
  onDelivered: (order: Order) => void
  onOutdated: () => void
}

/**
 * Marks an order delivered (specification §2.23): any that is not cancelled (decision B12). Asks first if the order is
 * unpaid, is paid in cash or was not fully dispatched.
 */
export function DeliverButton({ order, isInTable = false, onDelivered, onOutdated }: Props) {
  const { may } = useRights()
  const { id } = order
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(async () => {
    setAsking(false)
    const delivered = await callApi<typeof shipmentEndpoints>()('PUT /orders/deliver/{id}', {
      params: { id },
    })
    if (delivered.order) onDelivered(delivered.order)
    else onOutdated()
    toast.success(words.markedAsDelivered)
  }, reloadIfOutdated(onOutdated))
  if (isCancelled(order)) return <NothingToDeliver />
  if (!may('orders:deliver')) return null
  return (
    <>
      <Button
        variant="secondary"
        className={isInTable ? 'px-4! text-sm xl:whitespace-nowrap' : undefined}
        disabled={isDelivered(order)}
        busy={busy}
        onClick={() => (needsQuestion(order) ? setAsking(true) : void run())}
      >
        {isDelivered(order) ? words.delivered : words.markAsDelivered}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={deliveryQuestionOf(order)}
        detail={deliveryDetailOf(order)}
        confirmText={words.markAsDelivered}
        onConfirm={() => void run()}
      />
    </>
  )
}

const isCash = ({ to_collect }: Order) => to_collect > 0

const needsQuestion = (order: Order) => isAwaitingPayment(order) || isUnshipped(order) || isCash(order)

function deliveryDetailOf(order: Order) {
  if (isCash(order)) return words.cashDetail
  return isUnshipped(order) ? words.unsentDetail : words.unpaidDetail
}

function deliveryQuestionOf(order: Order) {
  const { id, rest, to_collect } = order
  if (isCash(order))
    return words.cashQuestion({ id, total: formatRupees(to_collect, { decimals: 'always' }) })
  if (!isUnshipped(order)) return words.unpaidQuestion({ id })
  return rest > 0 ? words.unsentQuestion({ id, count: rest }) : words.neverShippedQuestion({ id })
}

const NothingToDeliver = () => (
  <span className="text-ink-soft">
    <span aria-hidden>–</span>
    <span className="sr-only">{words.notToBeDelivered}</span>
  </span>
)
