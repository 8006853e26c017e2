import { Link } from '#browser/router/link.tsx'
import { classNames } from '../elements/class-names.ts'
import type { IconComponent } from '../elements/icons.tsx'

export type Tab = { to: string; label: string; icon?: IconComponent; current: boolean }

type TabsProps = {
  label: string
  tabs: Tab[]
  /** For a few tabs: they share the width by the length of their words, so none is out of view on most phones. */
  even?: boolean
}

/** Links to sections in a row, which scrolls if there is not enough room. */
export function Tabs({ label, tabs, even }: TabsProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(
        '-mx-4 overflow-x-auto border-b border-line [scrollbar-width:none]',
        even ? 'px-1 sm:px-4' : 'px-4',
      )}
    >
      <ul className={even ? 'flex *:flex-auto sm:*:flex-none' : 'flex w-max gap-1'}>
        {tabs.map(({ to, label: words, icon: Icon, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 min-w-11 items-center justify-center border-b-3 font-semibold -outline-offset-4!',
                even ? evenStyles : 'gap-2 px-3 text-sm',
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

/** On a phone the icon is above its label, which may wrap to two lines between its words. */
const evenStyles =
  'h-full flex-col gap-1 px-0.5 py-2 text-center text-xs leading-tight wrap-normal sm:flex-row sm:gap-2 sm:px-3 sm:text-sm'
