import { DeliveryCheck } from '../../../delivery/shop/delivery-check.tsx'
import { AllergenLines } from '../../../label/shop/allergen-lines.tsx'
import { UnderPrice } from './under-price.tsx'
import type { ShownProduct } from './use-pack.ts'

/**
 * What stands below the price and may listen a moment later: what else is said of it, what the product contains, and
 * whether it can be sent.
 */
export function LateFacts({ packs, pack_id, label }: Pick<ShownProduct, 'packs' | 'pack_id' | 'label'>) {
  const pack = packs.find(({ id }) => id === pack_id)
  return (
    <>
      {pack && <UnderPrice pack={pack} />}
      {label && <AllergenLines label={label} />}
      <DeliveryCheck />
    </>
  )
}
