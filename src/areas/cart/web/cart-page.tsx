import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { whenLookedAt } from '../../../ui/when-looked-at.ts'
import { findPendingOrder, heldBy } from '../../orders/web/pending-order.ts'
import { CartContents } from './cart-contents.tsx'
import { fetchCart } from './change-cart.ts'
import { ShoppingSteps } from './shopping-steps.tsx'
import { useVisitor } from './visitor.ts'

export const loader = async (args: LoaderFunctionArgs) => ({ held: later(loadHeld(args)) })

/** The cart itself goes where every page reads it; the page only waits for it. */
async function loadHeld(args: LoaderFunctionArgs) {
  const [pending] = await Promise.all([findPendingOrder(args), fetchCart()])
  return heldBy(pending)
}

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Your Cart | ${storeName}`,
  hidden: true,
})

/** What the customer is about to buy (specification §2.20). */
export default function CartPage() {
  const { held } = useLoaderData<typeof loader>()
  const { cart } = useVisitor()
  const { revalidate } = useRevalidator()
  // Another tab may have ordered what stands here.
  useEffect(() => whenLookedAt(() => void revalidate()), [revalidate])
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12">
      <ShoppingSteps at="Your Cart" />
      <h1 className="mb-6">Your Cart</h1>
      <Loaded value={held} loading={<Loading />} failed="Your cart could not be loaded.">
        {(known) => (cart ? <CartContents cart={cart} held={known} /> : <Loading />)}
      </Loaded>
    </main>
  )
}

const Loading = () => (
  <Skeleton
    words="Loading your cart..."
    className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
  >
    <SkeletonBlock className="h-72 rounded-card" />
    <SkeletonBlock className="h-72 rounded-card" />
  </Skeleton>
)
