import type { Profile } from '#people/accounts/contract.ts'
import * as words from '../words/en.ts'
import { CheckoutStep } from './checkout-step.tsx'

/** Who orders, once they are logged in. */
export const ContactStep = ({ user: { name, phone } }: { user: Profile }) => (
  <CheckoutStep number={1} title={words.yourDetails} state="done">
    <p className="text-ink-soft">
      <span className="font-semibold wrap-anywhere text-ink">{name}</span>, +91 {phone}
    </p>
  </CheckoutStep>
)
