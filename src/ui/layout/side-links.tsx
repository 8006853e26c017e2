import { Link } from '#browser/router/link.tsx'
import { classNames } from '../elements/class-names.ts'
import type { Tab } from './tabs.tsx'

type SideLinksProps = {
  label: string
  /** In display order; a group without a title has no heading. */
  groups: { title?: string; links: Tab[] }[]
  onFollow?: (() => void) | undefined
}

/** Links in a column: a sidebar on a desktop, or the content of a drawer. */
export const SideLinks = ({ label, groups, onFollow }: SideLinksProps) => (
  <nav aria-label={label} className="grid gap-5">
    {groups.map(({ title, links }) => (
      <div key={title ?? ''}>
        {title && <p className="px-3 pb-1 text-sm font-semibold text-ink-soft">{title}</p>}
        <Links title={title} links={links} onFollow={onFollow} />
      </div>
    ))}
  </nav>
)

function Links({
  title,
  links,
  onFollow,
}: SideLinksProps['groups'][number] & Pick<SideLinksProps, 'onFollow'>) {
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
