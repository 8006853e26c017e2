import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../backoffice/web/use-action.ts'
import type { Order, orderEndpoints } from '../contract.ts'

type Props = { order: Order; onDelivered: (order: Order) => void; onOutdated: () => void }

/**
 * Marks an order delivered (specification §2.23): any that is not cancelled (decision B12). One that nobody has paid
 * is asked about first, for there is no way back.
 */
export function DeliverButton({ order: { id, status }, onDelivered, onOutdated }: Props) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      setAsking(false)
      const { order } = await callApi<typeof orderEndpoints>()('PUT /orders/deliver/{id}', { params: { id } })
      onDelivered(order)
      toast.success('Order marked as delivered!')
    },
    {
      failed: 'Failed to update order.',
      onFailed: (error) => {
        if (error.status === 404 || error.status === 409) onOutdated()
        return false
      },
    },
  )
  if (status === 'cancelled') return <NothingToDeliver />
  const isDelivered = status === 'delivered'
  return (
    <>
      <Button
        variant="secondary"
        className="px-4! text-sm xl:whitespace-nowrap"
        disabled={isDelivered}
        busy={busy}
        onClick={() => (status === 'pending' ? setAsking(true) : void run())}
      >
        {isDelivered ? 'Delivered' : 'Mark as delivered'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={`Order ${id} is not paid. Mark it as delivered?`}
        detail="An order that is delivered stays so."
        confirmText="Mark as delivered"
        onConfirm={() => void run()}
      />
    </>
  )
}

const NothingToDeliver = () => (
  <span className="text-ink-soft">
    <span aria-hidden>–</span>
    <span className="sr-only">Not to be delivered</span>
  </span>
)
