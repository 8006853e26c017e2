import { Link } from '#browser/router/link.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { ListedOrder } from '../contract.ts'
import { isAwaitingPayment, isDelivered } from '../rules/order-state.ts'
import * as words from '../words/progress/en.ts'
import { OrderPictures } from './order-pictures.tsx'
import { dayOf, OrderProgressLine } from './order-progress-line.tsx'

/** An order on a phone: where it is and what comes next, its products, and when it was ordered. Its price and status stay cells. */
export const OrderCard = ({ order }: { order: ListedOrder }) => (
  <div className="grid gap-2.5">
    <Link to={`/orders/${order.id}`} className="grid gap-2.5 rounded-field">
      <OrderProgressLine order={order} stacked />
      <OrderPictures order={order} />
      <span className="text-sm text-ink-soft">
        {words.orderNumber(order)}
        {' · '}
        {words.itemCount({ count: order.items_count })}
        {' · '}
        <time dateTime={order.createdAt}>{dayOf(order.createdAt)}</time>
      </span>
    </Link>
    {isAwaitingPayment(order) && (
      <TextLink to={`/orders/${order.id}`} className="justify-self-start font-semibold">
        {words.payNow}
      </TextLink>
    )}
    {isDelivered(order) && (
      <TextLink to={`/orders/${order.id}?rate=all`} className="justify-self-start">
        {words.rateItems}
      </TextLink>
    )}
  </div>
)
