import { store } from '../../../store.ts'
import { Logo } from '../../../ui/logo.tsx'
import { formatRupees } from '../../../values/money.ts'
import { AddressLines } from '../../addresses/web/address-lines.tsx'
import type { Order, OrderItem } from '../contract.ts'

export type PackingSlipProps = { order: Order; items: OrderItem[]; address: Order['address'] }

/** The sheet that is packed with an order: what belongs into the parcel, whom it goes to, and who sends it. */
export const PackingSlip = ({ order, items, address }: PackingSlipProps) => (
  <article className="grid gap-6 text-ink">
    <header className="flex flex-wrap items-start justify-between gap-4">
      <Logo name={store.name} />
      <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
        <dt>Order</dt>
        <dd className="font-semibold tabular-nums">#{order.id}</dd>
        <dt>Date</dt>
        <dd className="font-semibold">{day.format(new Date(order.createdAt))}</dd>
      </dl>
    </header>
    <section>
      <h3 className="mb-1 text-base!">Deliver to</h3>
      {address ? <AddressLines address={address} /> : <p>{order.User?.name || 'N/A'}</p>}
    </section>
    <ItemTable items={items} />
    <p className="flex justify-between gap-4 tabular-nums">
      <span>{order.items_count === 1 ? '1 item' : `${order.items_count} items`} in this parcel</span>
      <span>Total {formatRupees(order.total_price, { decimals: 'always' })}</span>
    </p>
    <footer className="border-t border-line pt-3 text-sm break-inside-avoid">
      <p className="font-semibold">{store.legalName}</p>
      <p>{store.address.join(', ')}</p>
      <p>
        {store.phones.join(', ')} · {store.email}
      </p>
    </footer>
  </article>
)

/** A box a line, to tick while packing. */
const ItemTable = ({ items }: { items: OrderItem[] }) => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">What is in the parcel</caption>
    <thead className="text-sm">
      <tr className="border-b border-ink">
        <th scope="col" className="py-2 pr-3 font-semibold">
          Product
        </th>
        <th scope="col" className="py-2 pr-3 font-semibold">
          Size
        </th>
        <th scope="col" className="py-2 pr-3 text-right font-semibold">
          Quantity
        </th>
        <td className="w-8">
          <span className="sr-only">Packed</span>
        </td>
      </tr>
    </thead>
    <tbody>
      {items.map(({ id, Product: product, size, quantity }) => (
        <tr key={id} className="break-inside-avoid border-b border-line">
          <td className="py-2 pr-3">{product?.name ?? 'Product not found'}</td>
          <td className="py-2 pr-3 whitespace-nowrap">{size}</td>
          <td className="py-2 pr-3 text-right font-semibold tabular-nums">{quantity}</td>
          <td className="py-2">
            <span aria-hidden className="ml-auto block size-4 rounded-sm border border-ink" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const day = new Intl.DateTimeFormat(store.locale, { timeZone: store.timeZone, dateStyle: 'long' })
