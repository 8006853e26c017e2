import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { HeartIcon } from '#ui/elements/lazy-icons.tsx'
import * as words from '../words/en.ts'
import { toggleAndNotify, useFavourites } from './favourites.ts'

type HeartProps = { id: number; name: string; className?: string }

/** Saves a product, or removes it from the favourites. Administrators have none. */
export function Heart({ id, name, className }: HeartProps) {
  const isSaved = useFavourites().includes(id)
  const { user } = useVisitor()
  if (hasRole(user, 'admin')) return null
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? words.remove({ name }) : words.save({ name })}
      onClick={() => void toggleAndNotify(id)}
      className={classNames(
        'inline-grid size-11 place-items-center rounded-full border border-line bg-paper text-leaf-dark hover:bg-tint-leaf',
        className,
      )}
    >
      <HeartIcon className={classNames('size-6', isSaved && 'fill-current')} strokeWidth={1.75} />
    </button>
  )
}
