import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../../words/payment/en.ts'
import { PaymentTracker } from './payment-tracker.tsx'
import { fetchPaymentState } from './use-payment-state.ts'

export const loader = async ({ params }: LoaderFunctionArgs) => ({
  payment: defer(fetchPaymentState(params.id ?? '')),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** "Money debited?": tracks an order's payment until it is settled. */
export default function PaymentPage() {
  const { payment } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] max-w-2xl pt-10 pb-16 outline-none">
      <LoadOrRetry value={payment} fallback={<LoadingPayment />} failed={words.notLookedUp}>
        {(found) => <PaymentTracker key={found.order_id} initial={found} />}
      </LoadOrRetry>
    </main>
  )
}

const LoadingPayment = () => (
  <Skeleton words={words.loading} className="grid justify-items-center gap-4">
    <SkeletonBlock className="size-20 rounded-full" />
    <SkeletonBlock className="h-10 w-2/3" />
    <SkeletonBlock className="h-40 w-full rounded-card" />
  </Skeleton>
)
