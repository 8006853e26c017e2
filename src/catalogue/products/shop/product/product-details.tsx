import { LabelSheet } from '#catalogue/labels/shop/label-sheet.tsx'
import type { LabelledProduct } from '../../contract.ts'
import { Composition } from './composition.tsx'

/** The composition and the food label of a product. Their code loads when they scroll into view. */
export const ProductDetails = ({ product }: { product: LabelledProduct }) => (
  <>
    <Composition parts={product.composition} />
    {product.label && <LabelSheet label={product.label} pictures={product.pictures} />}
  </>
)
