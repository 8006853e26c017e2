import { Link } from 'react-router'
import { store } from '../../../store.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { Policy, Section } from './policy.tsx'

const { district, state, processingDays, deliveryDays } = store.shipping

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Shipping Policy | ${storeName}`,
  description: `${storeName} delivers within ${district} district, ${state}, in ${deliveryDays} business days.`,
})

export default function ShippingPolicyPage() {
  return (
    <Policy
      title="Shipping Policy"
      lead={`We deliver within ${district} district of ${state}, and you pay the courier directly.`}
    >
      <Section title="Where we deliver">
        <p>
          At present we ship to addresses in {district} district, {state}, only. An order to any other address
          cannot be delivered, so please check the district and the postal code before you pay.
        </p>
      </Section>
      <Section title="What shipping costs">
        <p>
          Shipping is not part of the total you pay here. The courier tells you the charge when the parcel is
          handed over, and you pay it to the courier. We add nothing to it.
        </p>
      </Section>
      <Section title="How long it takes">
        <ul>
          <li>
            Processing: {processingDays} business days from confirmed payment until the parcel leaves us.
          </li>
          <li>Delivery: {deliveryDays} business days after that.</li>
          <li>Business days are Monday to Saturday without public holidays of {state}.</li>
        </ul>
        <p>Heavy rain, strikes and festivals can add a day or two; we tell you when we know of it.</p>
      </Section>
      <Section title="When the parcel arrives">
        <p>
          Please keep your phone within reach: the courier calls the number in your delivery address. If
          nobody is there, the courier tries again on the next business day. If the outer box is torn or wet,
          take a photo before you open it and write to us within 48 hours.
        </p>
      </Section>
      <Section title="A wrong or incomplete address">
        <p>
          You can change your address until you pay. A parcel that comes back because the address was wrong is
          sent once more when you have told us the right one; the courier charges for both ways. See also our{' '}
          <Link to="/refund-policy">Refund Policy</Link>.
        </p>
      </Section>
    </Policy>
  )
}
