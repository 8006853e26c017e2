import '#ui/all-shop.css'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { isOverlayOpen } from '#browser/close-on-back.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { Navigate } from '#browser/router/link.tsx'
import { ShoppingSteps } from '#ordering/cart/shop/shopping-steps.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { CheckoutContents, EmptyCheckout } from './checkout-contents.tsx'
import { type Checkout, loadCheckout } from './load-checkout.ts'
import { VisitorCheckout } from './visitor-checkout.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ checkout: defer(loadCheckout(args)) })

/** The data must not change while the payment window is open. */
export const shouldRevalidate = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !isOverlayOpen()

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** Who, where and the payment on one page (specification §2.21). */
export default function CheckoutPage() {
  const { checkout } = useLoaderData<typeof loader>()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[88rem] min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12"
    >
      <ShoppingSteps at="details" />
      <h1 className="mb-6">{words.title}</h1>
      <LoadOrRetry value={checkout} fallback={<Loading />} failed={words.notPrepared}>
        {(found) => <CheckoutOrRedirect checkout={found} />}
      </LoadOrRetry>
    </main>
  )
}

/** If the pending order turns out to be paid, its own page is shown. */
function CheckoutOrRedirect({ checkout }: { checkout: Checkout }) {
  const { cart } = useVisitor()
  const { unpaid, justPaid } = checkout
  if (justPaid) return <Navigate replace to={`/orders/${justPaid.id}/payment`} />
  if (unpaid && unpaid.payment.state !== 'unpaid' && unpaid.payment.state !== 'confirming')
    return <Navigate replace to={`/orders/${unpaid.order.id}/payment`} />
  if (!cart) return <Loading />
  const { account } = checkout
  if (account) return <CheckoutContents key={account.user.id} cart={cart} {...checkout} account={account} />
  return cart.cartItems.length === 0 ? (
    <EmptyCheckout />
  ) : (
    <VisitorCheckout cart={cart} coupons={checkout.coupons} />
  )
}

const Loading = () => (
  <Skeleton words={words.loading} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
    <div className="grid gap-6">
      <SkeletonBlock className="h-48 rounded-card" />
      <SkeletonBlock className="h-56 rounded-card" />
    </div>
    <SkeletonBlock className="h-72 rounded-card" />
  </Skeleton>
)
