import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Price } from '../../../ui/price.tsx'
import { tintOf } from '../../../ui/tint.ts'
import type { Product } from '../contract.ts'
import { priceCutOf } from './price-cut.ts'

/** What it is, what it costs, and whether it is there (specification §2.12). */
export function ProductFacts({ product }: { product: Product }) {
  const { name, one_liner, price, quantity, stock, category_id, category_name } = product
  return (
    <div className="mt-5 md:col-start-2 md:row-start-1 md:mt-0">
      <Link to={`/categories/${category_id}`} className="inline-flex min-h-11 items-center">
        <Badge tint={tintOf(product.tint)}>{category_name}</Badge>
      </Link>
      <h1 className="mt-1">{name}</h1>
      <p className="mt-2 text-ink-soft">{one_liner}</p>
      <p className="mt-5">
        <Price price={price} {...priceCutOf(product)} label="MRP" size="page" />
      </p>
      <p className="text-sm text-ink-soft">Inclusive of all taxes</p>
      <dl className="mt-5 flex gap-x-10 border-y border-line py-3">
        <Fact name="Net weight" value={quantity} />
        <Fact
          name="Availability"
          value={stock > 0 ? 'In Stock' : 'Out of Stock'}
          look={stock > 0 ? 'text-success' : 'text-danger'}
        />
      </dl>
    </div>
  )
}

const Fact = ({ name, value, look }: { name: string; value: string; look?: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={classNames('font-semibold wrap-anywhere', look)}>{value}</dd>
  </div>
)
