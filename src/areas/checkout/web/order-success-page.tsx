import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { useRedirectLater } from '../../../ui/use-redirect-later.ts'
import { ShoppingSteps } from '../../cart/web/shopping-steps.tsx'
import { refreshVisitor, useVisitor } from '../../cart/web/visitor.ts'
import { ordersPath } from './orders-path.ts'

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Order placed | ${storeName}`,
  hidden: true,
})

/** The order is paid; home again after 3 seconds (specification §2.22). */
export default function OrderSuccessPage() {
  const { user } = useVisitor()
  const redirectLater = useRedirectLater()
  useEffect(() => {
    redirectLater('/', 3)
    void refreshVisitor()
  }, [redirectLater])
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-8 pb-16 outline-none lg:pt-12">
      <ShoppingSteps at="Order Complete" />
      <div role="status" className="flex flex-col items-center px-4 py-8 text-center">
        <span className="mb-6 grid size-24 place-items-center rounded-full bg-tint-success text-success">
          <CircleCheck className="size-12" strokeWidth={1.5} />
        </span>
        <h1>Order Placed Successfully!</h1>
        <p className="mt-3 max-w-md text-ink-soft">
          Thank you. A confirmation is on its way to your e-mail. We take you back to the shop in a moment.
        </p>
      </div>
      <div className="flex flex-col items-center justify-center gap-3 sm:flex-row">
        <ButtonLink to={ordersPath(user)}>View Orders</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </main>
  )
}
