import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { ShoppingSteps } from '../../cart/web/shopping-steps.tsx'
import { useVisitor } from '../../cart/web/visitor.ts'
import { CheckoutContents } from './checkout-contents.tsx'
import { type Checkout, loadCheckout } from './load-checkout.ts'

export const loader = async (args: LoaderFunctionArgs) => ({ checkout: later(loadCheckout(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({ title: `Checkout | ${storeName}`, hidden: true })

/** Address, order and payment on one page (specification §2.21). */
export default function CheckoutPage() {
  const { checkout } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12">
      <ShoppingSteps at="Checkout Details" />
      <h1 className="mb-6">Checkout</h1>
      <Loaded value={checkout} loading={<Loading />} failed="Your order could not be prepared.">
        {(found) => <CheckoutOf checkout={found} />}
      </Loaded>
    </main>
  )
}

/** An order whose payment has been found in the meantime is told about on its own page. */
function CheckoutOf({ checkout }: { checkout: Checkout }) {
  const { cart } = useVisitor()
  const { unpaid } = checkout
  if (unpaid && unpaid.payment.state !== 'unpaid' && unpaid.payment.state !== 'confirming')
    return <Navigate replace to={`/orders/${unpaid.order.id}/payment`} />
  return cart ? <CheckoutContents cart={cart} {...checkout} /> : <Loading />
}

const Loading = () => (
  <Skeleton
    words="Loading your order..."
    className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
  >
    <div className="grid gap-6">
      <SkeletonBlock className="h-48 rounded-card" />
      <SkeletonBlock className="h-56 rounded-card" />
    </div>
    <SkeletonBlock className="h-72 rounded-card" />
  </Skeleton>
)
