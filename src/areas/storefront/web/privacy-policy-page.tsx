import { store } from '../../../store.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { Policy, Section } from './policy.tsx'

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Privacy Policy | ${storeName}`,
  description: `What ${storeName} stores about you, what for, and how to have it deleted.`,
})

export default function PrivacyPolicyPage() {
  return (
    <Policy
      title="Privacy Policy"
      lead="We store what an order needs and nothing else. We do not sell it, and nobody follows you around here."
    >
      <WhatWeStore />
      <Cookies />
      <Section title="Payments">
        <p>
          Payments are processed by Razorpay. Your card, bank or UPI details go to Razorpay directly and never
          reach us. Razorpay receives the amount, the order's number and your name, e-mail address and phone
          number; we receive whether the payment succeeded, and its reference.
        </p>
      </Section>
      <Section title="Who else sees your data">
        <ul>
          <li>The courier: name, delivery address and phone number.</li>
          <li>The company that sends our e-mails: your e-mail address and what we write to you.</li>
          <li>Authorities, where the law obliges us.</li>
        </ul>
      </Section>
      <Section title="How long we keep it">
        <p>
          Your account stays until you ask us to delete it. Orders and payments are kept as long as tax law
          demands, which is eight years at present, even after that.
        </p>
      </Section>
      <Section title="Your rights">
        <p>
          You may ask what we know about you, have it corrected, or have your account deleted. Write to{' '}
          <a href={`mailto:${store.email}`}>{store.email}</a> from the address of your account; we answer
          within 30 days.
        </p>
      </Section>
    </Policy>
  )
}

const WhatWeStore = () => (
  <Section title="What we store">
    <ul>
      <li>
        Your account: name, e-mail address and phone number. Your pin is stored so that nobody can read it.
      </li>
      <li>Your delivery address, one at a time, until you change it.</li>
      <li>Your cart, your orders and what became of their payments.</li>
      <li>For a short time the network addresses that tried to log in, to stop people from guessing pins.</li>
    </ul>
  </Section>
)

const Cookies = () => (
  <Section title="Cookies">
    <p>There are two, both from this shop and both only when you log in. Logging out removes them.</p>
    <ul>
      <li>
        <code>token</code> keeps you logged in. Scripts cannot read it.
      </li>
      <li>
        <code>signed_in</code> tells the page that somebody is logged in, and not who.
      </li>
    </ul>
    <p>
      There are no cookies for advertising or counting visitors, and nothing is loaded from other sites to do
      so.
    </p>
  </Section>
)
