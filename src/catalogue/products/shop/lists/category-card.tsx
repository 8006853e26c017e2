import { CardLink } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintGround, tintOf } from '#ui/elements/tint.ts'
import type { Category } from '../../category-contract.ts'

type CategoryCardProps = {
  category: Category
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Whether to show the description (specification §2.10). */
  described?: boolean
  priority?: boolean
}

/** A category's picture and name on its tint; the whole card is a link. */
export function CategoryCard({ category, sizes, described, priority }: CategoryCardProps) {
  const tint = tintOf(category.tint)
  return (
    <CardLink to={category.path} className={tintGround[tint]}>
      {category.picture ? (
        <Picture
          picture={category.picture}
          sizes={sizes}
          tint={tint}
          priority={priority}
          className="waits aspect-4/3"
          decorative
        />
      ) : (
        <PlaceholderPicture tint={tint} className="aspect-4/3 bg-black/5" />
      )}
      <div className="flex-1 px-3 py-3 sm:px-5 sm:py-4">
        <h3 className="text-base leading-snug sm:text-lg">{category.name}</h3>
        {described && <p className="mt-1 text-sm text-ink-soft">{category.description}</p>}
      </div>
    </CardLink>
  )
}
