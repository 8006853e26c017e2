import { useLoaderData } from 'react-router'
import { callApiPage } from '../../../ui/call-api.ts'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { AccountFrame } from '../../accounts/web/account-frame.tsx'
import type { orderEndpoints } from '../contract.ts'
import { OrderList } from './order-list.tsx'

const pageLength = 20

/** A page of the customer's orders, newest first, after the one that ended at the cursor. */
const fetchOrders = (cursor?: string) =>
  callApiPage<typeof orderEndpoints>()('GET /orders', { query: { limit: pageLength, cursor } })

export const loader = async () => ({ orders: later(fetchOrders()) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `My Orders | ${storeName}`,
  hidden: true,
})

/** What the customer has bought (specification §2.17). */
export default function OrdersPage() {
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title="My Orders">
      <Loaded
        value={orders}
        loading={<SkeletonLines words="Loading orders..." count={6} />}
        failed="Error fetching orders"
      >
        {(first) => <OrderList first={first} fetchMore={fetchOrders} />}
      </Loaded>
    </AccountFrame>
  )
}
