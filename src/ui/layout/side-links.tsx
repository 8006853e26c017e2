import { Link } from '#browser/router/link.tsx'
import { classNames } from '../elements/class-names.ts'
import type { Tab } from './tabs.tsx'

type LinkListProps = {
  /** The list's name, for lists that are in groups. */
  title?: string | undefined
  links: Tab[]
  onFollow?: (() => void) | undefined
}

/** Links in a column, with the current one marked: a sidebar on a desktop, or the content of a drawer. */
export function LinkList({ title, links, onFollow }: LinkListProps) {
  return (
    <ul aria-label={title} className="grid gap-1">
      {links.map(({ to, label: words, icon: Icon, current }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onFollow}
            aria-current={current ? 'page' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium',
              current ? 'bg-tint-leaf text-leaf-dark' : 'text-ink hover:bg-cream-deep',
            )}
          >
            {Icon && <Icon className="size-5" strokeWidth={1.75} />}
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
