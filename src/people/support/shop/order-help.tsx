import type { OrderItem } from '#ordering/orders/contract.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { SupportDeadlines } from './support-deadlines.tsx'
import { TicketForm } from './ticket-form.tsx'

type Props = {
  orderId: string
  items: Promise<OrderItem[]>
  /** What the link to this page was for: `cancel`, which is filled in; null for anything else. */
  about?: string | null
}

/** A complaint or question about one of the customer's orders, and the way to its page, where items are returned. */
export const OrderHelp = ({ orderId, items, about = null }: Props) => (
  <>
    <h1>{words.helpWith({ id: orderId })}</h1>
    <LoadOrRetry
      value={items}
      fallback={<SkeletonLines words={words.loadingOrder} count={4} />}
      failed={words.orderNotLoaded}
    >
      {() => (
        <>
          <p className="mb-6">
            {words.toReturn} <TextLink to={`/orders/${orderId}`}>{words.openThisOrder}</TextLink>
          </p>
          <TicketForm order={{ id: Number(orderId) }} about={about} />
        </>
      )}
    </LoadOrRetry>
    <SupportDeadlines />
  </>
)
