import { LabelSheet } from '#catalogue/labels/shop/label-sheet.tsx'
import type { LabelledProduct } from '../../contract.ts'
import { Composition } from './composition.tsx'

/** What is read further down, whose code comes when it is seen. */
export const ProductDetails = ({ product }: { product: LabelledProduct }) => (
  <>
    <Composition parts={product.composition} />
    {product.label && <LabelSheet label={product.label} pictures={product.pictures} />}
  </>
)
