import { classNames } from '#ui/elements/class-names.ts'
import { orderStatus } from '../rules/order-state.ts'
import * as words from '../words/en.ts'

/** The order statuses (decision S6) with their labels and colours; colour is never the only distinction. */
const statuses: Record<string, { label: string; look: string }> = {
  [orderStatus.awaitingPayment]: { label: words.orderStatuses.awaitingPayment, look: 'text-turmeric-dark' },
  [orderStatus.toPack]: { label: words.orderStatuses.toPack, look: 'text-leaf-dark' },
  [orderStatus.delivered]: { label: words.orderStatuses.delivered, look: 'text-success' },
  [orderStatus.cancelled]: { label: words.orderStatuses.cancelled, look: 'text-danger' },
}

/** An order's status. An unknown status is shown unchanged. */
export function OrderStatusLabel({ status }: { status: string }) {
  const { label, look } = statuses[status] ?? { label: status, look: 'text-ink-soft' }
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', look)}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {label}
    </span>
  )
}
