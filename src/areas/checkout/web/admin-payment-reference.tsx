import { CopyButton } from './payment-facts.tsx'

/** What to look a payment up by in the provider's dashboard. */
export const PaymentReference = ({ id }: { id: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <span className="text-ink-soft">Payment</span>
    <code className="font-semibold break-all select-all">{id}</code>
    <CopyButton text={id} />
  </p>
)
