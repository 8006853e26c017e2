import { orderStatus } from '#values/order-state.ts'
import * as words from '../words/en.ts'
import { classNames } from './class-names.ts'

/** The order statuses of decision S6 as words, each with its colour; colour is never the only sign. */
const statuses: Record<string, { label: string; look: string }> = {
  [orderStatus.awaitingPayment]: { label: words.orderStatuses.awaitingPayment, look: 'text-turmeric-dark' },
  [orderStatus.toPack]: { label: words.orderStatuses.toPack, look: 'text-leaf-dark' },
  [orderStatus.delivered]: { label: words.orderStatuses.delivered, look: 'text-success' },
  [orderStatus.cancelled]: { label: words.orderStatuses.cancelled, look: 'text-danger' },
}

/** How an order stands. A status this page does not know yet is shown as it came. */
export function OrderStatusLabel({ status }: { status: string }) {
  const { label, look } = statuses[status] ?? { label: status, look: 'text-ink-soft' }
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', look)}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {label}
    </span>
  )
}
