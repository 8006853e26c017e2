import { Link } from 'react-router'
import type { HeadArgs } from '../../../ui/page.ts'
import { Policy, Section } from './policy.tsx'

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Refund Policy | ${storeName}`,
  description: `All sales of ${storeName} are final. An order can be cancelled until its payment is confirmed.`,
})

export default function RefundPolicyPage() {
  return (
    <Policy title="Refund Policy" lead="All sales are final. We do not take food back and give no refunds.">
      <Section title="Why">
        <p>
          What we sell is food, packed in small lots for the people who ordered it. A pack that has left our
          kitchen cannot be sold again, however well it was kept.
        </p>
      </Section>
      <Section title="Cancelling an order">
        <ul>
          <li>
            Until your payment is confirmed you can cancel: close the payment window, and the order is gone.
          </li>
          <li>Once the payment is confirmed an order cannot be cancelled, changed or exchanged.</li>
        </ul>
      </Section>
      <Section title="Money that was debited without an order">
        <p>
          This is not a refund of a sale, and you need not ask for it. If your bank took the money but we
          could not give you the order, for example because the last pack was sold in the meantime, the
          payment goes back to where it came from. Banks take 5 to 7 working days for that.
        </p>
      </Section>
      <Section title="If something is wrong with your parcel">
        <p>
          If you received something you did not order, or a pack was broken on the way, write to us within 48
          hours of delivery with your order number and a photo. We look at each case and put our own mistakes
          right by sending what you ordered.
        </p>
        <p>
          How and where we deliver stands in our <Link to="/shipping-policy">Shipping Policy</Link>.
        </p>
      </Section>
    </Policy>
  )
}
