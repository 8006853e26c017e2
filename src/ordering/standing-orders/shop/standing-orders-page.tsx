import '#ui/all-shop.css'
import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { ordersPath } from '#ordering/checkout/shop/order-paths.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { StandingOrder, standingOrderEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { StandingOrderCard } from './standing-order-card.tsx'

export const loader = async () => ({
  orders: defer(callApi<typeof standingOrderEndpoints>()('GET /standing-orders', {})),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** What a customer buys again every few weeks. */
export default function StandingOrdersPage() {
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <p className="mb-6 max-w-prose text-ink-soft">
        {words.lead} {words.changeable}
      </p>
      <LoadOrRetry
        value={orders}
        fallback={<SkeletonLines words={words.loading} count={6} />}
        failed={words.notLoaded}
      >
        {(found) => <StandingOrderList initial={found} />}
      </LoadOrRetry>
    </AccountFrame>
  )
}

function StandingOrderList({ initial }: { initial: StandingOrder[] }) {
  const [orders, setOrders] = useState(initial)
  const { user } = useVisitor()
  const replace = (changed: StandingOrder) =>
    setOrders((all) => all.map((each) => (each.id === changed.id ? changed : each)))
  if (orders.length === 0)
    return (
      <EmptyState sentence={words.none} detail={words.noneHint}>
        <ButtonLink to={ordersPath(user)}>{words.myOrders}</ButtonLink>
      </EmptyState>
    )
  return (
    <ul className="grid gap-5">
      {orders.map((order) => (
        <li key={order.id}>
          <article aria-label={order.lines.map(({ name }) => name).join(', ')}>
            <StandingOrderCard
              order={order}
              onChanged={replace}
              onStopped={() => setOrders((all) => all.filter(({ id }) => id !== order.id))}
            />
          </article>
        </li>
      ))}
    </ul>
  )
}
