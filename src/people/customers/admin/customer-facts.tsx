import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Customer } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The customer's contact data, addresses and purchases. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => (
  <section aria-labelledby="customer" className="grid gap-6">
    <div>
      <h2 id="customer" className="text-2xl wrap-anywhere">
        {customer.name}
      </h2>
      <p className="text-ink-soft">{words.since({ day: formatDayAndYear(customer.createdAt) })}</p>
    </div>
    <Contact {...customer} />
    <dl className="grid gap-6 sm:grid-cols-2">
      <Fact name={customer.addresses.length > 1 ? words.addresses : words.address}>
        <Addresses {...customer} />
      </Fact>
      <Fact name={words.bought}>
        <Purchases bought={customer.bought} />
      </Fact>
    </dl>
  </section>
)

const linkStyles =
  'inline-flex min-h-11 items-center rounded-full border border-leaf-dark px-5 font-semibold text-leaf-dark hover:bg-tint-leaf'

const Contact = ({ phone, email }: Pick<Customer, 'phone' | 'email'>) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">
      {phone} · {email}
    </p>
    <p className="flex flex-wrap gap-3">
      <a href={`tel:+91${phone}`} className={linkStyles}>
        {words.call}
      </a>
      <a href={`https://wa.me/91${phone}`} target="_blank" rel="noreferrer" className={linkStyles}>
        {words.whatsApp}
      </a>
      <a href={`mailto:${email}`} className={linkStyles}>
        {words.write}
      </a>
    </p>
  </div>
)

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** An address without a phone number shows the account's, because that is the one the courier gets. */
function Addresses({ addresses, phone }: Pick<Customer, 'addresses' | 'phone'>) {
  if (addresses.length === 0) return <span className="text-ink-soft">{words.noAddress}</span>
  return (
    <ul className="grid gap-4">
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressLines address={address} phone={words.courierCalls({ phone: address.phone ?? phone })} />
          {addresses.length > 1 && address.is_default && (
            <span className="text-sm text-ink-soft">{words.defaultAddress}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Purchases = ({ bought: { orders, total, last } }: Pick<Customer, 'bought'>) =>
  last === null ? (
    <span className="text-ink-soft">{words.neverBought}</span>
  ) : (
    <>
      <strong className="block text-xl">{formatRupees(total, { decimals: 'always' })}</strong>
      {words.ordersPaid({ count: orders })}, {words.lastPaid({ day: formatDayAndYear(last) })}
    </>
  )
