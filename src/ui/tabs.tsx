import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import type { Drawing } from './icons.tsx'

export type Tab = { to: string; label: string; icon?: Drawing; current: boolean }

/** Places beside each other, each with its own address, as a row on a phone; it scrolls when there is no room. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-1">
        {tabs.map(({ to, label: words, icon: Icon, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 min-w-11 items-center justify-center gap-2 border-b-3 px-3 text-sm font-semibold -outline-offset-4!',
                current
                  ? 'border-leaf-dark text-leaf-dark'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {Icon && <Icon className="size-4.5" />}
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
