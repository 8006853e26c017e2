import { orderUrl } from '#backoffice/ui/admin/section-url.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/office/en.ts'

/** The orders that are sent in the same parcel, with links to them. */
export const PackTogether = ({ orders }: { orders: NonNullable<Order['together']> }) =>
  orders.length > 0 && (
    <ul className="grid gap-1">
      {orders.map(({ id, is_paid }) => (
        <li key={id}>
          <TextLink to={orderUrl(id)}>
            {is_paid ? words.together({ id }) : words.togetherUnpaid({ id })}
          </TextLink>
        </li>
      ))}
    </ul>
  )
