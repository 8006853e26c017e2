import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { ListedOrder } from '../contract.ts'

/** Thumbnails of the first products of an order. They only repeat what its details say. */
export function OrderPictures({ order: { pictures = [] } }: { order: ListedOrder }) {
  const box = 'size-12 shrink-0 rounded-field'
  return (
    <span aria-hidden className="flex gap-1.5">
      {pictures.length === 0 && <PlaceholderPicture className={box} />}
      {pictures.map((picture) => (
        <Picture key={picture.url} picture={picture} sizes="48px" decorative className={box} />
      ))}
    </span>
  )
}
