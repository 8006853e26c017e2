import { useEffect } from 'react'
import { useDelayedRedirect } from '#browser/use-delayed-redirect.ts'
import { ShoppingSteps } from '#ordering/cart/shop/shopping-steps.tsx'
import * as cashWords from '#ordering/cash-on-delivery/words/en.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { refreshVisitor, useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { CircleCheckIcon } from '#ui/elements/lazy-icons.tsx'
import { ErrorPageContent } from '#ui/feedback/error-page.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'
import { ordersPath } from './order-paths.ts'

/** Confirmation of the order that was just paid, or placed to be paid in cash; redirects to the home page after 3 seconds (specification §2.22). */
export function OrderPlaced({ order: { id, total_price, to_collect } }: { order: Order }) {
  const redirectLater = useDelayedRedirect()
  useEffect(() => {
    redirectLater('/', 3)
    void refreshVisitor()
  }, [redirectLater])
  return (
    <>
      <ShoppingSteps at="complete" />
      <div role="status" className="flex flex-col items-center px-4 py-8 text-center">
        <span className="mb-6 grid size-24 place-items-center rounded-full bg-tint-success text-success">
          <CircleCheckIcon className="size-12" strokeWidth={1.5} />
        </span>
        <h1>{words.placed}</h1>
        <p className="mt-3 text-lg font-semibold">
          {words.placedOrder({ id, total: formatRupees(total_price, { decimals: 'always' }) })}
        </p>
        {to_collect > 0 && (
          <p className="mt-3 text-lg">
            {cashWords.toPay({ total: formatRupees(to_collect, { decimals: 'always' }) })}
          </p>
        )}
        <p className="mt-3 max-w-md text-ink-soft">{words.thankYou}</p>
      </div>
      <NextLinks orderId={id} />
    </>
  )
}

/** Shown if the customer has no order that was just paid. */
export const NoOrderPlaced = () => (
  <ErrorPageContent title={words.nothingPlaced} sentence={words.ordersBefore}>
    <NextLinks />
  </ErrorPageContent>
)

function NextLinks({ orderId }: { orderId?: number }) {
  const { user } = useVisitor()
  return (
    <div className="flex flex-col items-center justify-center gap-3 sm:flex-row">
      {orderId !== undefined && <ButtonLink to={`/orders/${orderId}`}>{words.followOrder}</ButtonLink>}
      <ButtonLink to={ordersPath(user)} variant={orderId === undefined ? 'primary' : 'secondary'}>
        {words.viewOrders}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {words.continueShopping}
      </ButtonLink>
    </div>
  )
}
