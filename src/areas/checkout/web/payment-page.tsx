import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { PaymentReport } from './payment-report.tsx'
import { askPaymentState } from './use-payment-state.ts'

export const loader = async ({ params }: LoaderFunctionArgs) => ({
  payment: later(askPaymentState(params.id ?? '')),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({ title: `Payment | ${storeName}`, hidden: true })

/** "Money debited?": waits with the shopper and says what has become of an order's money. */
export default function PaymentPage() {
  const { payment } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] max-w-2xl pt-10 pb-16 outline-none">
      <Loaded value={payment} loading={<Loading />} failed="We could not look up this payment.">
        {(found) => <PaymentReport key={found.order_id} first={found} />}
      </Loaded>
    </main>
  )
}

const Loading = () => (
  <Skeleton words="Loading your payment..." className="grid justify-items-center gap-4">
    <SkeletonBlock className="size-20 rounded-full" />
    <SkeletonBlock className="h-10 w-2/3" />
    <SkeletonBlock className="h-40 w-full rounded-card" />
  </Skeleton>
)
