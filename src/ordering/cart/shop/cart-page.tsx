import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { onPageVisible } from '#browser/on-page-visible.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData, useRevalidator } from '#browser/router/hooks.ts'
import { findCartCoupons } from '#ordering/coupons/shop/find-cart-coupons.ts'
import { findOwnDeliveryEstimate } from '#ordering/delivery/shop/find-delivery-estimate.ts'
import { findPendingOrder, reservedByOrder } from '#ordering/orders/shop/pending-order.ts'
import { hasSignedInHint, useVisitor } from '#people/sessions/shop/visitor.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { reloadCart } from './cart-actions.ts'
import { CartContents } from './cart-contents.tsx'
import { ShoppingSteps } from './shopping-steps.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ known: defer(loadCartPage(args)) })

/** The cart is loaded into the visitor store, which every page reads; the loader only waits for it. */
async function loadCartPage(args: LoaderFunctionArgs) {
  const [pending, delivery] = await Promise.all([
    hasSignedInHint() ? findPendingOrder(args) : null,
    hasSignedInHint() ? findOwnDeliveryEstimate(args) : null,
    reloadCart(),
  ])
  const coupons = await findCartCoupons(args, delivery?.postal_code)
  return { reserved: reservedByOrder(pending), delivery, coupons }
}

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** The cart page (specification §2.20). */
export default function CartPage() {
  const { known: pageData } = useLoaderData<typeof loader>()
  const { cart } = useVisitor()
  const { revalidate } = useRevalidator()
  // An order may have been placed in another tab.
  useEffect(() => onPageVisible(() => void revalidate()), [revalidate])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[88rem] min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12"
    >
      <ShoppingSteps at="cart" />
      <h1 className="mb-6">{words.title}</h1>
      <LoadOrRetry value={pageData} fallback={<Loading />} failed={words.notLoaded}>
        {(found) => (cart ? <CartContents cart={cart} {...found} /> : <Loading />)}
      </LoadOrRetry>
    </main>
  )
}

const Loading = () => (
  <Skeleton words={words.loading} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
    <SkeletonBlock className="h-72 rounded-card" />
    <SkeletonBlock className="h-72 rounded-card" />
  </Skeleton>
)
