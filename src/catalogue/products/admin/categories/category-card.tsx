import type { ComponentProps } from 'react'
import { AdminCard } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import type { Category } from '../../category-contract.ts'

type Props = { category: Category } & Pick<ComponentProps<typeof AdminCard>, 'edit' | 'onDelete' | 'actions'>

/** A category in the merchant's list (specification §2.23). */
export function CategoryCard({ category: { name, description, picture, tint }, ...card }: Props) {
  const look = 'size-24 shrink-0 rounded-field sm:size-28'
  return (
    <AdminCard
      name={name}
      picture={
        picture ? (
          <Picture picture={picture} sizes="112px" tint={tintOf(tint)} className={look} decorative />
        ) : (
          <PlaceholderPicture tint={tintOf(tint)} className={look} />
        )
      }
      {...card}
    >
      <h2 className="font-sans text-base leading-snug font-semibold">{name}</h2>
      <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{description}</p>
    </AdminCard>
  )
}
