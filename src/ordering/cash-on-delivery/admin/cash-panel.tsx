import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { reloadIfOutdated } from '#ordering/orders/admin/reload-if-outdated.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { cashOnDeliveryEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { order: Order; onChanged: (order?: Order) => void }

/** What the courier collects for a cash order, and the button for an order that was refused at the door. */
export function CashPanel({ order, onChanged }: Props) {
  const [asking, setAsking] = useState(false)
  if (order.to_collect === 0) return null
  const total = formatRupees(order.to_collect, { decimals: 'always' })
  return (
    <section aria-labelledby="cash" className="grid max-w-2xl gap-2">
      <h2 id="cash" className="text-base!">
        {words.cashOnDelivery}
      </h2>
      <p className="text-lg font-semibold">{words.toCollect({ total })}</p>
      <p className="text-ink-soft">{words.cashDetail({ total })}</p>
      {order.parcel === shipmentState.dispatched && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {words.markRefused}
        </Button>
      )}
      {asking && <RefusedDialog order={order} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** Asks where the goods of a refused order go. */
function RefusedDialog({ order: { id }, onChanged, onClose }: Props & { onClose: () => void }) {
  const { run, busy } = useAction(
    async (goods: 'restock' | 'waste') => {
      const refused = await callApi<typeof cashOnDeliveryEndpoints>()('PUT /orders/{id}/refused', {
        params: { id },
        body: { goods },
      })
      toast.success(refused.message)
      onClose()
      onChanged(refused.order)
    },
    reloadIfOutdated(() => onChanged()),
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.refusedQuestion({ id })}
      description={words.refusedDetail}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void run('restock')}>
          {words.restock}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void run('waste')}>
          {words.waste}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {words.keepOrder}
        </Button>
      </div>
    </Dialog>
  )
}
