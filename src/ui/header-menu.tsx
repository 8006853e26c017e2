import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { Visitor } from './header.tsx'
import { CloseIcon, MenuIcon } from './icons.tsx'
import { SearchForm } from './search-form.tsx'

/**
 * The phone's menu. A native popover: it opens before any script has run, closes with Escape or a tap beside it, and
 * tells screen readers whether it is open.
 */
export function HeaderMenu({ visitor, cartEntries }: { visitor: Visitor; cartEntries: number }) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const close = () => panel.current?.hidePopover()
  const signedIn = visitor !== 'unknown' && visitor?.name ? visitor : null
  return (
    <div className="-mr-2 md:hidden">
      <button type="button" popoverTarget={id} aria-label="Menu" className={corner}>
        <MenuIcon className="size-6" strokeWidth={1.75} />
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[88vw] bg-cream px-5 pb-8 text-ink shadow-lift backdrop:bg-ink/50 open:animate-fade-in"
      >
        <div className="-mr-3 flex h-16 items-center justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={corner}
          >
            <CloseIcon className="size-6" strokeWidth={1.75} />
          </button>
        </div>
        <SearchForm className="mb-4" />
        <MenuLink to="/categories" onClick={close}>
          Shop by Categories
        </MenuLink>
        <MenuLink to="/about" onClick={close}>
          About
        </MenuLink>
        <MenuLink to="/cart" onClick={close}>
          Cart{cartEntries > 0 && ` (${cartEntries})`}
        </MenuLink>
        <MenuLink to={signedIn ? signedIn.profileHref : '/login'} onClick={close}>
          {signedIn ? 'Profile' : 'Login'}
        </MenuLink>
      </nav>
    </div>
  )
}

const corner = 'grid size-11 place-items-center rounded-full hover:bg-tint-leaf'

function MenuLink({ to, onClick, children }: { to: string; onClick: () => void; children: ReactNode }) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="flex min-h-13 items-center border-b border-line font-heading text-lg font-semibold"
    >
      {children}
    </Link>
  )
}
