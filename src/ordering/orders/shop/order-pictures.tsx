import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { ListedOrder } from '../contract.ts'

type Props = {
  order: ListedOrder
  /** For a narrow column: fewer and smaller ones. */
  small?: boolean
}

/** Thumbnails of the first products of an order. They only repeat what its details say. */
export function OrderPictures({ order: { pictures = [] }, small = false }: Props) {
  const box = `${small ? 'size-9' : 'size-12'} shrink-0 rounded-field`
  const shown = small ? pictures.slice(0, 3) : pictures
  return (
    <span aria-hidden className="flex gap-1.5">
      {pictures.length === 0 && <PlaceholderPicture className={box} />}
      {shown.map((picture) => (
        <Picture key={picture.url} picture={picture} sizes="48px" decorative className={box} />
      ))}
    </span>
  )
}
