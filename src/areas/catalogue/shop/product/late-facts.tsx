import { DeliveryCheck } from '../../../delivery/shop/delivery-check.tsx'
import { AllergenLines } from '../../../label/shop/allergen-lines.tsx'
import type { LabelledProduct } from '../../contract.ts'

/** What stands below the price and may listen a moment later: what it contains, and whether it can be sent. */
export const LateFacts = ({ label }: Pick<LabelledProduct, 'label'>) => (
  <>
    {label && <AllergenLines label={label} />}
    <DeliveryCheck />
  </>
)
