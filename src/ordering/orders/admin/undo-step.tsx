import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { useIsFuture } from '#fulfilment/shipments/admin/use-is-future.ts'
import type { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Order } from '../contract.ts'
import { isDelivered } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { reloadIfOutdated } from './reload-if-outdated.ts'

type Props = { order: Order; onUndone: (order: Order) => void; onOutdated: () => void }

/** Undoes the last step. Shown only for the minute in which that is possible. */
export function UndoStep({ order, onUndone, onOutdated }: Props) {
  const { may } = useRights()
  const { id, step, undo_until } = order
  const labelOf = isDelivered(order) ? words.theDeliveryOf : words.lastStepOf
  const possible = useIsFuture(undo_until)
  const { run, busy } = useAction(async () => {
    if (step === null) return
    const undone = await callApi<typeof shipmentEndpoints>()('PUT /orders/undo/{id}', {
      params: { id },
      body: { step },
    })
    if (undone.order) onUndone(undone.order)
    else onOutdated()
    toast.success(isDelivered(order) ? words.takenBack : undone.message)
  }, reloadIfOutdated(onOutdated))
  if (!possible || !may('orders:pack')) return null
  return (
    <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => void run()}>
      {words.undo}
      <span className="sr-only">{` ${labelOf({ id })}`}</span>
    </Button>
  )
}
