import { useState } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import type { Net } from '#values/money/unit-price.ts'
import type { LabelledProduct, Product } from '../../contract.ts'

/** A product in one of its sizes: price, MRP, quantity and stock are that one's. */
export type ShownProduct = LabelledProduct & Net & { pack_id: number | undefined }

/** The address of a product in one of its sizes; a product of one size has one address. */
export const pathOfPack = ({ path, packs }: Product, pack_id: number | undefined) =>
  `${path}${packs[1] ? `?pack=${pack_id}` : ''}`

/**
 * A product as its page shows it: in the size that the address names, so that a reload and a shared link keep the choice,
 * and in its first where it names none that there is.
 */
export function usePack(product: LabelledProduct) {
  const { id, packs } = product
  const { search } = useLocation()
  const [chosen, choose] = useState(() => Number(new URLSearchParams(search).get('pack')))
  const pack = packs.find((each) => each.id === chosen) ?? packs[0]
  const quantity = pack?.size ?? product.quantity
  const shown: ShownProduct = {
    ...product,
    net_amount: null,
    net_unit: null,
    ...pack,
    id,
    quantity,
    pack_id: pack?.id,
  }
  return [shown, choose] as const
}
