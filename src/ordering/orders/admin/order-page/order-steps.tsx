import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import { DispatchDialog } from '#fulfilment/shipments/admin/steps/dispatch-dialog.tsx'
import { packOrders } from '#fulfilment/shipments/admin/steps/take-steps.ts'
import type { StepsTaken } from '#fulfilment/shipments/contract.ts'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { isCancelled, isToPack, parcelState } from '#values/order-state.ts'
import type { historyEndpoints } from '../../history-contract.ts'
import { DeliverButton } from '../deliver-button.tsx'
import { ifOutdated } from '../if-outdated.ts'
import { ReleaseHold } from '../release-hold.tsx'
import { UndoStep } from '../undo-step.tsx'
import type { PanelProps } from './panel.ts'

/** What can be done with an order next. */
export function OrderSteps({ order, round, onChanged }: PanelProps) {
  const [sending, setSending] = useState(false)
  const onOutdated = () => onChanged()
  const tell = (taken: StepsTaken['orders'], done: string) => {
    const [{ message, order: now } = { message: null, order: null }] = taken
    message ? toast.error(message) : toast.success(done)
    onChanged(now ?? undefined)
  }
  const { run: pack, busy } = useAction(
    async () => tell(await packOrders([order.id]), words.packed({ count: 1 })),
    ifOutdated(onOutdated),
  )
  const { toPack, dispatched } = parcelState
  const isLeft = isToPack(order) && order.parcel !== dispatched
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {isToPack(order) && order.parcel === toPack && (
        <Button busy={busy} onClick={() => void pack()}>
          {words.markPacked}
        </Button>
      )}
      {isLeft && (
        <Button variant={order.parcel === toPack ? 'secondary' : 'primary'} onClick={() => setSending(true)}>
          {words.dispatch}
        </Button>
      )}
      {isToPack(order) && !isLeft && (
        <DispatchRest orderId={order.id} round={round} onSend={() => setSending(true)} />
      )}
      {!isCancelled(order) && <DeliverButton order={order} onDelivered={onChanged} onOutdated={onOutdated} />}
      <ReleaseHold order={order} onReleased={onChanged} onOutdated={onOutdated} />
      <UndoStep order={order} onUndone={onChanged} onOutdated={onOutdated} />
      {sending && (
        <DispatchDialog
          orderIds={[order.id]}
          onTaken={(taken) => tell(taken, words.dispatched({ count: 1 }))}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  )
}

type RestProps = { orderId: number; round: number; onSend: () => void }

/** An order counts as sent where its rest was refunded. That refund may fail, and then the rest is still to be sent. */
function DispatchRest({ orderId, round, onSend }: RestProps) {
  const { data } = useAnswer(`rest-${orderId}-${round}`, (signal) =>
    callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id: orderId }, signal }),
  )
  return data && data.unsent.length > 0 && <Button onClick={onSend}>{words.dispatch}</Button>
}
