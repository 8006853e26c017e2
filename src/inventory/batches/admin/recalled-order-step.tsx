import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { batchEndpoints, OrderWithBatch } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { order: OrderWithBatch; batchId: number; onSwapped: () => void }

/**
 * What to do about an order that contains units of a recalled batch; for a packed order with a button to confirm that
 * they were replaced.
 */
export const NextStep = ({ order: { order_id, next }, batchId, onSwapped }: Props) =>
  next && (
    <span className="grid justify-items-start gap-2 text-sm">
      {words.next[next]}
      {next === 'swap' && <ReplaceGoods order={order_id} batchId={batchId} onSwapped={onSwapped} />}
    </span>
  )

/** Records, after a confirmation, that somebody replaced the recalled units in a packed parcel. */
function ReplaceGoods({
  order,
  batchId,
  onSwapped,
}: {
  order: number
  batchId: number
  onSwapped: () => void
}) {
  const [open, setOpen] = useState(false)
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof batchEndpoints>()(
        'POST /stock/batches/{id}/orders/{order}/swap',
        { params: { id: batchId, order } },
      )
      setOpen(false)
      toast.success(message)
      onSwapped()
    },
    { failed: words.replacementNotConfirmed },
  )
  return (
    <>
      <Button
        variant="secondary"
        aria-label={words.confirmReplacementIn({ order })}
        onClick={() => setOpen(true)}
      >
        {words.confirmReplacement}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={words.replacementQuestion({ order })}
        detail={words.replacementDetail}
        confirmText={words.confirmReplacement}
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
