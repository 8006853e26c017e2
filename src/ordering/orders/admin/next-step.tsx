import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { DispatchDialog } from '#fulfilment/shipments/admin/steps/dispatch-dialog.tsx'
import { packOrders } from '#fulfilment/shipments/admin/steps/step-requests.ts'
import type { OrderStepResults } from '#fulfilment/shipments/contract.ts'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../contract.ts'
import { isToPack, shipmentState } from '../rules/order-state.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = { order: Order; onChanged: (order: Order) => void; onOutdated: () => void }

/** The next fulfilment step of a paid order: packing, then dispatch. Delivery has its own button. */
export function NextStep({ order, onChanged, onOutdated }: Props) {
  const { may } = useRights()
  const [sending, setSending] = useState(false)
  const { id } = order
  const showResult = ([taken]: OrderStepResults['orders'], done: string) => {
    if (taken?.order) onChanged(taken.order)
    taken?.message ? toast.error(taken.message) : toast.success(done)
  }
  const { run: pack, busy } = useAction(
    async () => showResult(await packOrders([id]), words.packed({ count: 1 })),
    reloadIfOutdated(onOutdated),
  )
  if (!isToPack(order) || !may('orders:pack')) return null
  if (order.parcel === shipmentState.toPack)
    return (
      <Button
        aria-label={words.packOrder({ id })}
        className={buttonStyles}
        busy={busy}
        onClick={() => void pack()}
      >
        {words.pack}
      </Button>
    )
  const hasRest = order.rest > 0
  if (order.parcel !== shipmentState.packed && !hasRest) return null
  return (
    <>
      <Button
        aria-label={words.dispatchOrder({ id })}
        className={buttonStyles}
        onClick={() => setSending(true)}
      >
        {words.dispatch}
      </Button>
      {sending && (
        <DispatchDialog
          orderIds={[id]}
          onTaken={(taken) => showResult(taken, words.dispatched({ count: 1 }))}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

const buttonStyles = 'px-4! text-sm'
