import type { ComponentProps } from 'react'
import { AdminCard } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { RunningPrice } from '#catalogue/price-periods/admin/running-price.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { AdminProduct } from '../../contract.ts'
import type { AdminVariant } from '../../variant-contract.ts'
import * as words from '../../words/office/products/en.ts'
import { ProductThumb } from './product-thumb.tsx'
import { ScheduleLines } from './schedule-lines.tsx'

/** Price, size and stock of a variant. */
const VariantFigures = ({
  variant: { price, period, size, stock, low_stock_at },
}: {
  variant: AdminVariant
}) => (
  <>
    <p className="mt-1 tabular-nums">{words.priceOf({ price: formatRupees(price).replace('₹', '₹ ') })}</p>
    <RunningPrice period={period} />
    <p className="text-sm text-ink-soft">{words.quantityOf({ size })}</p>
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {words.stockOf({ count: stock })}
      {stock === 0 && <Badge tone="danger">{words.outOfStock}</Badge>}
      {stock > 0 && stock <= low_stock_at && <Badge>{words.low}</Badge>}
    </p>
  </>
)

type Props = { product: AdminProduct } & Pick<
  ComponentProps<typeof AdminCard>,
  'edit' | 'onDelete' | 'actions'
>

/** A product in the merchant's list (specification §2.23). */
export const ProductCard = ({ product, ...card }: Props) => (
  <AdminCard
    name={product.name}
    picture={<ProductThumb product={product} className="size-24 sm:size-28" />}
    {...card}
  >
    <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold">{product.name}</h2>
    {product.hidden && (
      <Badge>{product.visibility === 'draft' ? words.draft : words.hiddenFromShoppers}</Badge>
    )}
    <ScheduleLines product={product} className="mt-1" />
    {product.packs.map((variant) => (
      <VariantFigures key={variant.id} variant={variant} />
    ))}
    <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{product.description}</p>
  </AdminCard>
)
