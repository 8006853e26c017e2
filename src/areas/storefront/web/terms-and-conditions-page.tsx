import { Link } from 'react-router'
import { store } from '../../../store.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { Policy, Section } from './policy.tsx'

const { district, state, processingDays, deliveryDays } = store.shipping

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Terms and Conditions | ${storeName}`,
  description: `What you and ${storeName} agree on when you shop here.`,
})

export default function TermsPage() {
  return (
    <Policy
      title="Terms and Conditions"
      lead={`This is what you and ${store.legalName} agree on when you use this shop.`}
    >
      <Section title="Who we are">
        <p>
          {store.name} is run by {store.legalName}, {store.address.join(', ')}. These terms hold for every
          order placed here; the law of India applies, and the courts of {district} decide.
        </p>
      </Section>
      <Account />
      <Ordering />
      <Section title="Delivery">
        <p>
          We deliver within {district} district of {state}. Processing takes {processingDays} business days
          and delivery {deliveryDays} business days. Shipping is paid directly to the courier. The details are
          in our <Link to="/shipping-policy">Shipping Policy</Link>.
        </p>
      </Section>
      <Section title="Cancelling and refunds">
        <p>
          An order can be cancelled only before its payment is confirmed. All sales are final and there are no
          refunds, as our <Link to="/refund-policy">Refund Policy</Link> explains.
        </p>
      </Section>
      <Section title="Our food">
        <p>
          Colours and grain sizes differ a little from lot to lot. Please read the ingredients and allergens
          on the pack before you eat: our kitchen handles wheat, oats, nuts and sesame. What we write about
          food is no medical advice.
        </p>
      </Section>
      <Section title="Words and pictures">
        <p>The texts, pictures and marks of this shop are ours. Please ask before you use them elsewhere.</p>
      </Section>
    </Policy>
  )
}

const Account = () => (
  <Section title="Your account">
    <p>
      To order you need an account with your own phone number and e-mail address. Keep your pin to yourself;
      orders placed with it count as yours. How we treat your data stands in our{' '}
      <Link to="/privacy-policy">Privacy Policy</Link>.
    </p>
  </Section>
)

const Ordering = () => (
  <Section title="Prices, orders and payment">
    <ul>
      <li>Prices are in Indian rupees and include all taxes. Shipping is not included.</li>
      <li>
        An order is accepted when your payment is confirmed. Until then the packs are held for you for a short
        time only.
      </li>
      <li>Payments are handled by Razorpay. We never see your card number or your UPI pin.</li>
      <li>
        If a price or a stock figure was plainly wrong, or something is sold out after all, we tell you before
        you pay; money that was taken nevertheless goes back.
      </li>
    </ul>
  </Section>
)
