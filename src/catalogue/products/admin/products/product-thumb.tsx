import { classNames } from '#ui/elements/class-names.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import type { Product } from '../../contract.ts'

/**
 * A product's cover as a thumbnail, without alternative text because the name is beside it. `className` sets the size.
 */
export function ProductThumb({ product, className }: { product: Product; className: string }) {
  const [cover] = product.pictures
  const tint = tintOf(product.tint)
  const look = classNames('shrink-0 rounded-field', className)
  return cover ? (
    <Picture picture={cover} sizes="112px" tint={tint} className={look} decorative />
  ) : (
    <PlaceholderPicture tint={tint} className={look} />
  )
}
