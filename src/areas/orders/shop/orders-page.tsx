import { callApiPage } from '../../../browser/call-api.ts'
import type { HeadArgs } from '../../../browser/page.ts'
import { useLoaderData } from '../../../browser/router/hooks.ts'
import { Loaded, later } from '../../../ui/feedback/loaded.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { AccountFrame } from '../../session/shop/account-frame.tsx'
import type { orderEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { OrderList } from './order-list.tsx'

const pageLength = 20

/** A page of the customer's orders, newest first, after the one that ended at the cursor. */
const fetchOrders = (cursor?: string) =>
  callApiPage<typeof orderEndpoints>()('GET /orders', { query: { limit: pageLength, cursor } })

export const loader = async () => ({ orders: later(fetchOrders()) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** What the customer has bought (specification §2.17). */
export default function OrdersPage() {
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <Loaded
        value={orders}
        loading={<SkeletonLines words={words.loading} count={6} />}
        failed={words.notLoaded}
      >
        {(first) => <OrderList first={first} fetchMore={fetchOrders} />}
      </Loaded>
    </AccountFrame>
  )
}
