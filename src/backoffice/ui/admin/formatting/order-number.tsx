import { TextLink } from '#ui/elements/text-link.tsx'
import { orderUrl } from '../section-url.ts'

/** Link to an order. Its touch target is wider than the digits. */
export const OrderNumber = ({ id }: { id: number }) => (
  <TextLink to={orderUrl(id)} className="relative before:absolute before:-inset-x-3 before:inset-y-0">
    #{id}
  </TextLink>
)
