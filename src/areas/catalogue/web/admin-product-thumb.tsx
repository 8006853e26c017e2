import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PlaceholderPicture } from '../../../ui/placeholder-picture.tsx'
import { tintOf } from '../../../ui/tint.ts'
import type { Product } from '../contract.ts'

/** A product's cover, small; its name stands beside it. The class gives the size. */
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
