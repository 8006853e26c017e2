import { TextLink } from '#ui/elements/text-link.tsx'
import { orderUrl } from './section-url.ts'

/** An order's number as a link to its page; what answers a finger is wider than the few digits. */
export const OrderNumber = ({ id }: { id: number }) => (
  <TextLink to={orderUrl(id)} className="relative before:absolute before:-inset-x-3 before:inset-y-0">
    #{id}
  </TextLink>
)
