import { TextLink } from '#ui/elements/text-link.tsx'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'

/** The order to which the items were added, and those that were added to this one. */
export const OrdersTogether = ({ orders }: { orders: OrderPage['together'] }) =>
  orders.length > 0 && (
    <ul className="mt-4 grid gap-1">
      {orders.map((order) => (
        <li key={order.id}>
          {order.path === null ? sentenceOf(order) : <TextLink to={order.path}>{sentenceOf(order)}</TextLink>}
        </li>
      ))}
    </ul>
  )

function sentenceOf({ id, is_first, is_unpaid }: OrderPage['together'][number]) {
  if (is_first) return words.addedTo({ id })
  return is_unpaid ? words.waitsForPayment({ id }) : words.wasAdded({ id })
}
