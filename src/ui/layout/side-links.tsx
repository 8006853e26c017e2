import { Link } from '../../browser/router/link.tsx'
import { classNames } from '../elements/class-names.ts'
import type { Tab } from './tabs.tsx'

/** The same places as tabs, one below the other: a sidebar on a desk or the inside of a drawer. */
export function SideLinks({
  label,
  links,
  onFollow,
}: {
  label: string
  links: Tab[]
  onFollow?: () => void
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
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
    </nav>
  )
}
