import { LabelSheet } from '#catalogue/labels/shop/label-sheet.tsx'
import type { LabelledProduct } from '../../contract.ts'
import { Composition } from './composition.tsx'

/** The lower part of the page, whose code loads when it scrolls into view. */
export const ProductDetails = ({ product }: { product: LabelledProduct }) => (
  <>
    <Composition parts={product.composition} />
    {product.label && <LabelSheet label={product.label} pictures={product.pictures} />}
  </>
)
