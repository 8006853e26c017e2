import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { changeOrderUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { DispatchDialog } from '#fulfilment/shipments/admin/steps/dispatch-dialog.tsx'
import { packOrders } from '#fulfilment/shipments/admin/steps/step-requests.ts'
import type { OrderStepResults } from '#fulfilment/shipments/contract.ts'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import * as changeWords from '#ordering/order-changes/words/office/en.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../../contract.ts'
import type { historyEndpoints } from '../../history-contract.ts'
import { isCancelled, isToPack, shipmentState } from '../../rules/order-state.ts'
import { DeliverButton } from '../deliver-button.tsx'
import { ReleaseReservation } from '../release-reservation.tsx'
import { reloadIfOutdated } from '../reload-if-outdated.ts'
import { UndoStep } from '../undo-step.tsx'
import type { OrderPanelProps } from './panel-props.ts'

/** The possible next steps of an order. */
export function OrderActions({ order, revision, onChanged }: OrderPanelProps) {
  const [sending, setSending] = useState(false)
  const onOutdated = () => onChanged()
  const showResult = (taken: OrderStepResults['orders'], done: string) => {
    const [{ message, order: now } = { message: null, order: null }] = taken
    message ? toast.error(message) : toast.success(done)
    onChanged(now ?? undefined)
  }
  const { run: pack, busy } = useAction(
    async () => showResult(await packOrders([order.id]), words.packed({ count: 1 })),
    reloadIfOutdated(onOutdated),
  )
  const { toPack, dispatched } = shipmentState
  const { may } = useRights()
  const mayPack = may('orders:pack')
  const canDispatch = isToPack(order) && order.parcel !== dispatched
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {mayPack && isToPack(order) && order.parcel === toPack && (
        <Button busy={busy} onClick={() => void pack()}>
          {words.markPacked}
        </Button>
      )}
      {mayPack && canDispatch && (
        <Button variant={order.parcel === toPack ? 'secondary' : 'primary'} onClick={() => setSending(true)}>
          {words.dispatch}
        </Button>
      )}
      {mayPack && isToPack(order) && !canDispatch && (
        <DispatchRest orderId={order.id} revision={revision} onSend={() => setSending(true)} />
      )}
      {!isCancelled(order) && <DeliverButton order={order} onDelivered={onChanged} onOutdated={onOutdated} />}
      <ReleaseReservation order={order} onReleased={onChanged} onOutdated={onOutdated} />
      <UndoStep order={order} onUndone={onChanged} onOutdated={onOutdated} />
      {may('orders:take') && canChange(order) && (
        <ButtonLink to={changeOrderUrl(order.id)} variant="secondary">
          {changeWords.changeOrder}
        </ButtonLink>
      )}
      {sending && (
        <DispatchDialog
          orderIds={[order.id]}
          onTaken={(taken) => showResult(taken, words.dispatched({ count: 1 }))}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  )
}

/** Something of it is still here. */
const canChange = (order: Order) =>
  isToPack(order) && (order.parcel !== shipmentState.dispatched || order.rest > 0)

type RestProps = { orderId: number; revision: number; onSend: () => void }

/**
 * An order counts as dispatched when the rest was refunded. If that refund fails, the rest still has to be
 * dispatched.
 */
function DispatchRest({ orderId, revision, onSend }: RestProps) {
  const { data } = useApiQuery(`rest-${orderId}-${revision}`, (signal) =>
    callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id: orderId }, signal }),
  )
  return data && data.unsent.length > 0 && <Button onClick={onSend}>{words.dispatch}</Button>
}
