import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { formatRupees } from '../../../values/money.ts'
import { lowStock } from '../../../values/stock.ts'
import type { Product } from '../contract.ts'
import { AdminCard } from './admin-cards.tsx'
import { ProductThumb } from './admin-product-thumb.tsx'

type Props = { product: Product } & Pick<ComponentProps<typeof AdminCard>, 'edit' | 'onDelete'>

/** A product as the merchant looks it over (specification §2.23). */
export const ProductCard = ({ product, edit, onDelete }: Props) => (
  <AdminCard
    name={product.name}
    picture={<ProductThumb product={product} className="size-24 sm:size-28" />}
    edit={edit}
    onDelete={onDelete}
  >
    <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold">{product.name}</h2>
    <p className="mt-1 tabular-nums">Price: {formatRupees(product.price).replace('₹', '₹ ')}</p>
    <p className="text-sm text-ink-soft">Quantity: {product.quantity}</p>
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      Stock: {product.stock}
      {product.stock === 0 && <Badge tone="danger">Out of Stock</Badge>}
      {product.stock > 0 && product.stock <= lowStock && <Badge>Low</Badge>}
    </p>
    <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{product.description}</p>
  </AdminCard>
)
