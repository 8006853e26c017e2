import { DeliveryCheck } from '../../../delivery/shop/delivery-check.tsx'
import { AllergenLines } from '../../../label/shop/allergen-lines.tsx'
import type { ShownProduct } from './use-pack.ts'

/**
 * What stands below the price and may listen a moment later: what the product contains, and
 * whether it can be sent.
 */
export function LateFacts({ label }: Pick<ShownProduct, 'label'>) {
  return (
    <>
      {label && <AllergenLines label={label} />}
      <DeliveryCheck />
    </>
  )
}
