import type { ReactNode } from 'react'
import { late } from '../../../../browser/late.tsx'
import { Link } from '../../../../browser/router/link.tsx'
import { isThrifty } from '../../../../browser/thrift.ts'
import { Badge } from '../../../../ui/elements/badge.tsx'
import { classNames } from '../../../../ui/elements/class-names.ts'
import { Price } from '../../../../ui/elements/price.tsx'
import { shownPrice } from '../../../../ui/elements/shown-price.ts'
import { tintOf } from '../../../../ui/elements/tint.ts'
import { packSize } from '../../../../values/words/en.ts'
import { rememberedPin } from '../../../delivery/shop/remembered-pin.ts'
import { useStore } from '../../../store/shop/use-store.ts'
import * as words from '../../words/en.ts'
import type { ShownProduct } from './use-pack.ts'

/** A code that was asked for before is answered by itself; where data counts, at the first touch. */
const LateFacts = late(
  () => import('./late-facts.tsx').then((module) => module.LateFacts),
  () => rememberedPin() !== '' && !isThrifty(),
)
const VegMark = late(() => import('../../../label/shop/veg-mark.tsx').then((module) => module.VegMark))

/** A late part without a box of its own is never seen, and so its code comes when it is wanted: it reads well without. */
const untilPressed = '[&>div]:contents'

/** What it is, what it costs, and whether it is there (specification §2.12). `children` is the choice of a size. */
export function ProductFacts({ product, children }: { product: ShownProduct; children?: ReactNode }) {
  const { productDefaults } = useStore()
  const { name, one_liner, quantity, stock, category_path, category_name, label } = product
  return (
    <div className="mt-5 md:col-start-2 md:row-start-1 md:mt-0">
      <Link to={category_path} className="inline-flex min-h-11 items-center">
        <Badge tint={tintOf(product.tint)}>{category_name}</Badge>
      </Link>
      <div className={classNames(untilPressed, 'mt-1 flex items-center gap-2')}>
        <h1>{name}</h1>
        {label?.mark && <VegMark mark={label.mark} />}
      </div>
      <p className="mt-2 text-ink-soft">{one_liner}</p>
      <p className="mt-5">
        <Price shown={shownPrice(product, productDefaults)} net={product} size="page" />
      </p>
      <div className={untilPressed}>
        <LateFacts label={label} />
      </div>
      {children}
      <dl className="mt-5 flex gap-x-10 border-y border-line py-3">
        <Fact name={words.netWeight} value={packSize({ label: quantity })} />
        <Fact
          name={words.availability}
          value={stock > 0 ? words.inStock : words.outOfStock}
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
