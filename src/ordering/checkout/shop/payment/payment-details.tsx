import { Button } from '#ui/elements/button.tsx'
import { CheckIcon } from '#ui/elements/icons.tsx'
import { CopyIcon } from '#ui/elements/lazy-icons.tsx'
import { useCopy } from '#ui/elements/use-copy.ts'
import { formatRupees } from '#values/money/money.ts'
import type { PaymentState } from '../../contract.ts'
import * as words from '../../words/payment/en.ts'

/** References that a customer can quote to the bank or the shop. */
export function PaymentDetails({
  payment: { order_id, total_price, payment_id },
}: {
  payment: PaymentState
}) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3">
      <dt className="text-ink-soft">{words.order}</dt>
      <dd className="text-right font-semibold tabular-nums">{order_id}</dd>
      <dt className="text-ink-soft">{words.amount}</dt>
      <dd className="text-right font-semibold tabular-nums">
        {formatRupees(total_price, { decimals: 'always' })}
      </dd>
      {payment_id && (
        <>
          <dt className="text-ink-soft">{words.reference}</dt>
          <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            <code className="text-sm font-semibold break-all select-all">{payment_id}</code>
            <CopyButton text={payment_id} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** Copies a reference to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text, words.cannotCopy)
  const Icon = isCopied ? CheckIcon : CopyIcon
  return (
    <Button variant="secondary" className="px-4! text-sm" onClick={() => void copy()}>
      <Icon className="size-4" />
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
