import { classNames } from '#ui/elements/class-names.ts'
import { orderStatus } from '../rules/order-state.ts'
import * as words from '../words/en.ts'

/** The order statuses (decision S6) with their labels and colours; colour is never the only distinction. */
const statuses: Record<string, { label: string; styles: string }> = {
  [orderStatus.awaitingPayment]: { label: words.orderStatuses.awaitingPayment, styles: 'text-turmeric-dark' },
  [orderStatus.toPack]: { label: words.orderStatuses.toPack, styles: 'text-leaf-dark' },
  due: { label: words.orderStatuses.dueOnDelivery, styles: 'text-turmeric-dark' },
  replacement: { label: words.orderStatuses.replacement, styles: 'text-leaf-dark' },
  [orderStatus.delivered]: { label: words.orderStatuses.delivered, styles: 'text-success' },
  [orderStatus.cancelled]: { label: words.orderStatuses.cancelled, styles: 'text-danger' },
}

/** The label of a cash order that is not paid yet: it is being shipped like a paid one. */
const dueOnDelivery = 'due'

/** The status to show: neither a cash order whose payment is due nor a replacement, which has no price, is called paid. */
export function shownStatus(status: string, isPaymentDue: boolean, isReplacement = false) {
  if (isPaymentDue) return dueOnDelivery
  return isReplacement && status === orderStatus.toPack ? 'replacement' : status
}

/** An order's status. An unknown status is shown unchanged. */
export function OrderStatusLabel({ status }: { status: string }) {
  const { label, styles } = statuses[status] ?? { label: status, styles: 'text-ink-soft' }
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', styles)}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {label}
    </span>
  )
}
