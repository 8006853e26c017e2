import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { ordersPath } from '#ordering/checkout/shop/order-paths.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorPageContent } from '#ui/feedback/error-page.tsx'
import * as words from '../words/en.ts'
import { LoadedOrder } from './loaded-order.tsx'

export const loader = async ({ params: { id = '' } }: LoaderFunctionArgs) => ({ id })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.order} | ${storeName}`,
  hidden: true,
})

/** One of the customer's orders. An order of somebody else looks like one that doesn't exist. */
export default function OwnOrderPage() {
  const { id } = useLoaderData<typeof loader>()
  const { user } = useVisitor()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[76rem] min-h-[70vh] pt-4 pb-16 outline-none lg:pt-8"
    >
      <p className="mb-2">
        <TextLink to={ordersPath(user)}>‹ {words.allOrders}</TextLink>
      </p>
      <LoadedOrder
        key={id}
        access={{ by: 'account', id }}
        missing={<NoSuchOrder orders={ordersPath(user)} />}
      />
    </main>
  )
}

const NoSuchOrder = ({ orders }: { orders: string }) => (
  <ErrorPageContent title={words.noSuchOrder} sentence={words.noSuchOrderHint}>
    <ButtonLink to={orders}>{words.allOrders}</ButtonLink>
  </ErrorPageContent>
)
