import { ProductLine } from '#ordering/orders/shop/order-products.tsx'
import * as orderWords from '#ordering/orders/words/en.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { formatPaise, formatRupees, toPaise } from '#values/money/money.ts'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'

/** The items of an order with their pictures, and how they add up to the total. */
export function OrderLines({ page: { order, items } }: { page: OrderPage }) {
  const { delivery, discounts, total_price } = order
  const { goodsPaise } = priceOrder({
    lines: items.map(({ quantity, unit_price }) => ({ quantity, unitPaise: toPaise(unit_price) })),
  })
  const hasParts = discounts.length > 0 || delivery.fee > 0
  return (
    <section aria-label={words.items}>
      <h2 className="mb-4 text-lg">{words.items}</h2>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <ProductLine key={item.id} item={item} />
        ))}
      </ul>
      <dl className="mt-4 grid gap-1 border-t border-line pt-4">
        {hasParts && <Sum name={words.subtotal} amount={formatPaise(goodsPaise)} />}
        {discounts.map(({ id, reason, amount }) => (
          <Sum key={id} name={orderWords.discountFor({ reason })} amount={`−${exact(amount)}`} />
        ))}
        {delivery.fee > 0 && <Sum name={words.delivery} amount={exact(delivery.fee)} />}
        <Sum name={words.total} amount={exact(total_price)} isTotal />
      </dl>
    </section>
  )
}

const exact = (rupees: number) => formatRupees(rupees, { decimals: 'always' })

type SumProps = { name: string; amount: string; isTotal?: boolean }

const Sum = ({ name, amount, isTotal }: SumProps) => (
  <div className={`flex items-baseline justify-between gap-4 tabular-nums ${isTotal ? 'font-semibold' : ''}`}>
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
)
