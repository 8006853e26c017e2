import { type ReactNode, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import type { cashOnDeliveryEndpoints } from '#ordering/cash-on-delivery/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { batchEndpoints, OrderWithBatch } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { order: OrderWithBatch; batchId: number; onSwapped: () => void }

/**
 * What to do about an order that contains units of a recalled batch; for a packed order with a button to confirm that
 * they were replaced, and for a cash order with one to send the rest without them.
 */
export const NextStep = ({ order: { order_id, next, payment_due }, batchId, onSwapped }: Props) =>
  next && (
    <span className="grid justify-items-start gap-2 text-sm">
      {words.next[next]}
      {next === 'swap' && <ReplaceGoods order={order_id} batchId={batchId} onChanged={onSwapped} />}
      {payment_due && (next === 'swap' || next === 'wait') && (
        <RemoveGoods order={order_id} onChanged={onSwapped} />
      )}
    </span>
  )

type StepProps = { order: number; onChanged: () => void }

/** Records, after a confirmation, that somebody replaced the recalled units in a packed parcel. */
const ReplaceGoods = ({ order, batchId, onChanged }: StepProps & { batchId: number }) => (
  <ConfirmedStep
    label={words.confirmReplacementIn({ order })}
    text={words.confirmReplacement}
    question={words.replacementQuestion({ order })}
    detail={words.replacementDetail}
    failed={words.replacementNotConfirmed}
    onChanged={onChanged}
    take={() =>
      callApi<typeof batchEndpoints>()('POST /stock/batches/{id}/orders/{order}/swap', {
        params: { id: batchId, order },
      })
    }
  />
)

/** Removes, after a confirmation, the recalled units of a cash order. */
const RemoveGoods = ({ order, onChanged }: StepProps) => (
  <ConfirmedStep
    label={words.removeRecalledFrom({ order })}
    text={words.removeRecalled}
    question={words.removeQuestion({ order })}
    detail={words.removeDetail}
    failed={words.notRemoved}
    onChanged={onChanged}
    take={() =>
      callApi<typeof cashOnDeliveryEndpoints>()('PUT /orders/{id}/recalled-removed', {
        params: { id: order },
      })
    }
  />
)

type ConfirmedStepProps = {
  /** The button's name for screen readers, and its text. */
  label: string
  text: string
  question: string
  detail: ReactNode
  failed: string
  onChanged: () => void
  take: () => Promise<{ message: string }>
}

/** A button that takes a step after a confirmation, and shows the answer. */
function ConfirmedStep({ label, text, question, detail, failed, onChanged, take }: ConfirmedStepProps) {
  const [open, setOpen] = useState(false)
  const { run, busy } = useAction(
    async () => {
      const { message } = await take()
      setOpen(false)
      toast.success(message)
      onChanged()
    },
    { failed },
  )
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={question}
        detail={detail}
        confirmText={text}
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
