import { type ReactNode, useId, useRef } from 'react'
import { Link } from '#browser/router/link.tsx'
import { CloseIcon, MenuIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'
import type { CartLink, Visitor } from './header-props.ts'
import { LanguageLink } from './language-link.tsx'

type HeaderMenuProps = { visitor: Visitor; cartEntries: number; cartLink: CartLink }

/**
 * The menu on phones. A native popover: it opens before any script has run, closes with Escape or a tap outside, and
 * lets screen readers know whether it is open.
 */
export function HeaderMenu({ visitor, cartEntries, cartLink }: HeaderMenuProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const close = () => panel.current?.hidePopover()
  const signedIn = visitor !== 'unknown' && visitor?.name ? visitor : null
  return (
    <div className="-mr-2 md:hidden">
      <button type="button" popoverTarget={id} aria-label={words.menu} className={corner}>
        <MenuIcon className="size-6" strokeWidth={1.75} />
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={words.menu}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[88vw] bg-cream px-5 pb-8 text-ink shadow-lift backdrop:bg-ink/50 open:animate-fade-in"
      >
        <div className="-mr-3 flex h-16 items-center justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className={corner}
          >
            <CloseIcon className="size-6" strokeWidth={1.75} />
          </button>
        </div>
        <MenuLink to="/categories" onClick={close}>
          {words.shopByCategories}
        </MenuLink>
        <MenuLink to="/about" onClick={close}>
          {words.about}
        </MenuLink>
        <MenuLink to={cartLink.to} onClick={close}>
          {cartLink.label}
          {cartEntries > 0 && ` (${cartEntries})`}
        </MenuLink>
        <MenuLink to={signedIn ? signedIn.profileHref : '/login'} onClick={close}>
          {signedIn ? words.profile : words.login}
        </MenuLink>
        <LanguageLink className={menuLink} />
      </nav>
    </div>
  )
}

const corner = 'grid size-11 place-items-center rounded-full hover:bg-tint-leaf'

const menuLink = 'flex min-h-13 items-center border-b border-line font-heading text-lg font-semibold'

function MenuLink({ to, onClick, children }: { to: string; onClick: () => void; children: ReactNode }) {
  return (
    <Link to={to} onClick={onClick} className={menuLink}>
      {children}
    </Link>
  )
}
