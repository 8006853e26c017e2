import { formatRupees } from '../../../values/money.ts'
import { dayAndYearOf } from '../../section-parts/admin/moments.ts'
import type { Customer } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** Who it is, how to reach them, where they live and what they bought. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => (
  <section aria-labelledby="customer" className="grid gap-6">
    <div>
      <h2 id="customer" className="text-2xl wrap-anywhere">
        {customer.name}
      </h2>
      <p className="text-ink-soft">{words.since({ day: dayAndYearOf(customer.createdAt) })}</p>
    </div>
    <Contact {...customer} />
    <dl className="grid gap-6 sm:grid-cols-2">
      <Fact name={words.address}>
        <AddressLines address={customer.address} />
      </Fact>
      <Fact name={words.bought}>
        <Bought bought={customer.bought} />
      </Fact>
    </dl>
  </section>
)

const linkLook =
  'inline-flex min-h-11 items-center rounded-full border border-leaf-dark px-5 font-semibold text-leaf-dark hover:bg-tint-leaf'

const Contact = ({ phone, email }: Pick<Customer, 'phone' | 'email'>) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">
      {phone} · {email}
    </p>
    <p className="flex flex-wrap gap-3">
      <a href={`tel:+91${phone}`} className={linkLook}>
        {words.call}
      </a>
      <a href={`https://wa.me/91${phone}`} target="_blank" rel="noreferrer" className={linkLook}>
        {words.whatsApp}
      </a>
      <a href={`mailto:${email}`} className={linkLook}>
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

function AddressLines({ address }: Pick<Customer, 'address'>) {
  if (!address) return <span className="text-ink-soft">{words.noAddress}</span>
  const { full_name, address_line1, address_line2, city, postal_code, state, country, phone } = address
  const lines = [full_name, address_line1, address_line2, `${city} ${postal_code}`, `${state}, ${country}`]
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && <span className="block text-ink-soft">{words.courierCalls({ phone })}</span>}
    </>
  )
}

const Bought = ({ bought: { orders, total, last } }: Pick<Customer, 'bought'>) =>
  last === null ? (
    <span className="text-ink-soft">{words.neverBought}</span>
  ) : (
    <>
      <strong className="block text-xl">{formatRupees(total, { decimals: 'always' })}</strong>
      {words.ordersPaid({ count: orders })}, {words.lastPaid({ day: dayAndYearOf(last) })}
    </>
  )
