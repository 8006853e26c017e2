import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { findJustPaidOrder } from '#ordering/orders/shop/find-just-paid-order.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { NoOrderPlaced, OrderPlaced } from './order-placed.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ order: defer(findJustPaidOrder(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.placedTitle} | ${storeName}`,
  hidden: true,
})

/** The order confirmation (specification §2.22), or a message if there is no such order. */
export default function OrderSuccessPage() {
  const { order } = useLoaderData<typeof loader>()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[76rem] min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12"
    >
      <LoadOrRetry
        value={order}
        fallback={<SkeletonLines words={words.loading} count={4} />}
        failed={words.notLookedUp}
      >
        {(found) => (found ? <OrderPlaced order={found} /> : <NoOrderPlaced />)}
      </LoadOrRetry>
    </main>
  )
}
