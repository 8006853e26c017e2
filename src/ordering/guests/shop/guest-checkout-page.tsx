import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData, usePublicSettings } from '#browser/router/hooks.ts'
import { Navigate } from '#browser/router/link.tsx'
import { findWhatsappUpdates } from '#operations/whatsapp/shop/whatsapp-calls.ts'
import { reloadCart } from '#ordering/cart/shop/cart-actions.ts'
import { ShoppingSteps } from '#ordering/cart/shop/shopping-steps.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { GuestCheckoutForm } from './guest-checkout-form.tsx'

/** The cart is loaded into the visitor store, which every page reads; the loader only waits for it, and finds out about WhatsApp. */
export const loader = async (args: LoaderFunctionArgs) => ({
  cart: defer(Promise.all([findWhatsappUpdates(args), reloadCart()]).then(([{ offered }]) => offered)),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** The checkout of a visitor without an account: contact, address, lines and payment on one page. */
export default function GuestCheckoutPage() {
  const { cart: loaded } = useLoaderData<typeof loader>()
  const { guestCheckout } = usePublicSettings()
  const { user, cart } = useVisitor()
  const isLoggedIn = user !== null && user !== 'unknown'
  if (!guestCheckout || isLoggedIn) return <Navigate replace to="/checkout" />
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[88rem] min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12"
    >
      <ShoppingSteps at="details" />
      <h1 className="mb-6">{words.title}</h1>
      <LoadOrRetry value={loaded} fallback={loading} failed={words.notLoaded}>
        {(offersWhatsapp) =>
          cart ? <GuestCheckoutForm cart={cart} offersWhatsapp={offersWhatsapp} /> : loading
        }
      </LoadOrRetry>
    </main>
  )
}

const loading = <SkeletonLines words={words.loading} count={8} />
