import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { callApi, callApiPage } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Order, orderEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { OrderList } from './order-list.tsx'

const pageLength = 20

/** A page of the customer's orders after the cursor, newest first. */
const fetchOrders = (cursor?: string) =>
  callApiPage<typeof orderEndpoints>()('GET /orders', { query: { limit: pageLength, cursor } })

/** The first page, and the order of `?order=`, to which a mail links; somebody else's order is ignored. */
async function loadOrders({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('order')
  const isRequested = (order: Order) => String(order.id) === id
  const first = await fetchOrders()
  const requested = first.items.find(isRequested) ?? (id ? await findOrder(id) : null)
  return { first, requested }
}

/** The customer's order with this id; null if there is none, or if it cannot be loaded. */
const findOrder = (id: string) =>
  callApi<typeof orderEndpoints>()('GET /orders/{id}', { params: { id } }).catch(() => null)

export const loader = async (args: LoaderFunctionArgs) => ({ orders: defer(loadOrders(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** The customer's orders (specification §2.17). */
export default function OrdersPage() {
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <LoadOrRetry
        value={orders}
        fallback={<SkeletonLines words={words.loading} count={6} />}
        failed={words.notLoaded}
      >
        {({ first, requested }) => (
          <OrderList key={requested?.id} first={first} requested={requested} fetchMore={fetchOrders} />
        )}
      </LoadOrRetry>
    </AccountFrame>
  )
}
