import { useState } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import type { Net } from '#catalogue/variants/rules/unit-price.ts'
import type { LabelledProduct, Product } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'

/** A product with one variant selected: price, MRP, running price period, quantity and stock are the variant's. */
export type ProductInVariant = LabelledProduct &
  Net &
  Pick<Variant, 'period'> & { pack_id: number | undefined }

/** The path of a product's variant; a product with one variant has one path. */
export const variantPath = ({ path, packs }: Product, pack_id: number | undefined) =>
  `${path}${packs[1] ? `?pack=${pack_id}` : ''}`

/**
 * The product with the variant that the URL names, so that a reload and a shared link keep the choice; otherwise with
 * its first.
 * @returns the product, and a function that selects another variant by id without changing the URL
 */
export function useVariant(product: LabelledProduct) {
  const { id, packs } = product
  const { search } = useLocation()
  const [chosen, choose] = useState(() => Number(new URLSearchParams(search).get('pack')))
  const variant = packs.find((each) => each.id === chosen) ?? packs[0]
  const quantity = variant?.size ?? product.quantity
  const shown: ProductInVariant = {
    ...product,
    net_amount: null,
    net_unit: null,
    ...variant,
    id,
    quantity,
    pack_id: variant?.id,
  }
  return [shown, choose] as const
}
