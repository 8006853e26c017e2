import { useState } from 'react'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'
import { accessKey, callsOf, type OrderAccess } from './order-access.ts'

type Props = {
  page: OrderPage
  access: OrderAccess
  onClose: () => void
  onCancelled: () => Promise<unknown>
}

/** Asks, then cancels the order. What was paid is named, because it is refunded. */
export default function CancelOrder({ page: { order }, access, onClose, onCancelled }: Props) {
  const [busy, setBusy] = useState(false)
  const showFailure = useShowFailure()
  const toReturn = order.paid_at ? order.total_price - order.refunded : 0
  const cancel = async () => {
    setBusy(true)
    try {
      await callsOf(access)(accessKey(access)).cancel()
      toast.success(words.cancelled)
    } catch (error) {
      showFailure(error, words.notCancelled)
    }
    onClose()
    // Also after a refusal: it may have been packed, or cancelled in another tab.
    await onCancelled()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={
        toReturn > 0
          ? words.cancelPaidQuestion({
              id: order.id,
              amount: formatRupees(toReturn, { decimals: 'always' }),
            })
          : words.cancelQuestion({ id: order.id })
      }
      confirmText={words.cancelOrder}
      cancelText={words.keepOrder}
      danger
      busy={busy}
      onConfirm={() => void cancel()}
    />
  )
}
