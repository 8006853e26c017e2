import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatRupees } from '../../../values/money.ts'
import type { PaymentState } from '../contract.ts'

/** What to quote to a bank or to the shop. */
export function PaymentFacts({ payment: { order_id, total_price, payment_id } }: { payment: PaymentState }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3">
      <dt className="text-ink-soft">Order</dt>
      <dd className="text-right font-semibold tabular-nums">{order_id}</dd>
      <dt className="text-ink-soft">Amount</dt>
      <dd className="text-right font-semibold tabular-nums">
        {formatRupees(total_price, { decimals: 'always' })}
      </dd>
      {payment_id && (
        <>
          <dt className="text-ink-soft">Payment reference</dt>
          <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            <code className="text-sm font-semibold break-all select-all">{payment_id}</code>
            <CopyButton text={payment_id} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** Puts a reference where it can be pasted. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error('This browser does not let us copy. Please mark the reference and copy it by hand.')
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Button variant="secondary" className="px-4! text-sm" onClick={copy}>
      <Icon className="size-4" />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
