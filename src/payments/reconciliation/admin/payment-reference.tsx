import { CopyButton } from '#ordering/checkout/shop/payment/payment-details.tsx'
import * as words from '../words/office/en.ts'

/** The id to search for in the provider's dashboard. */
export const PaymentReference = ({ id }: { id: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <span className="text-ink-soft">{words.payment}</span>
    <code className="font-semibold break-all select-all">{id}</code>
    <CopyButton text={id} />
  </p>
)
