import { Link } from '#browser/router/link.tsx'
import { BagIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'
import { HeaderMenu } from './header-menu.tsx'
import type { CartLink, Visitor } from './header-props.ts'
import { HeaderSearch } from './header-search.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo, type StoreBrand } from './logo.tsx'
import { type LoadSuggestions, SearchForm } from './search-form.tsx'

const ownCart: CartLink = { to: '/cart', label: words.cart }

type HeaderProps = {
  store: StoreBrand
  /** `/admin` for an administrator, `/` for anyone else (specification §2.3). */
  homeHref: string
  visitor: Visitor
  /** Entries in the cart, not units (decision S2). */
  cartEntries: number
  /** The link to the cart, or to all orders for an administrator. */
  cartLink?: CartLink
  /** Only the logo, light, over a dark picture: the login and registration pages. */
  bare?: boolean
  /** The suggestions of the product search. */
  suggestions?: LoadSuggestions
}

/** The header. The visitor's parts have reserved space, so the layout does not shift when they load. */
export function Header({
  store,
  homeHref,
  visitor,
  cartEntries,
  cartLink = ownCart,
  bare,
  ...search
}: HeaderProps) {
  if (bare) return <BareHeader store={store} homeHref={homeHref} />
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-cream">
      <div className="page-column flex h-16 items-center gap-1 md:h-18 md:gap-2">
        <Link to={homeHref} className="-ml-1 min-w-0 rounded-full px-1 py-0.5 md:max-w-64 md:shrink-0">
          <Logo store={store} />
        </Link>
        <SearchForm className="ml-3 hidden max-w-md flex-1 md:block lg:ml-6" {...search} />
        <nav aria-label={words.main} className="ml-auto flex items-center gap-1">
          <Link
            to="/about"
            className="hidden min-h-11 items-center rounded-full px-2 font-medium hover:bg-tint-leaf md:flex lg:px-4"
          >
            {words.about}
          </Link>
          <LanguageLink className="hidden min-h-11 items-center rounded-full px-2 font-medium hover:bg-tint-leaf md:flex lg:px-4" />
          <HeaderSearch {...search} />
          <HeaderCartLink entries={cartEntries} {...cartLink} />
          <span className="hidden w-20 justify-center md:flex">
            <VisitorLink visitor={visitor} />
          </span>
        </nav>
        <HeaderMenu visitor={visitor} cartEntries={cartEntries} cartLink={cartLink} />
      </div>
    </header>
  )
}

function BareHeader({ store, homeHref }: Pick<HeaderProps, 'store' | 'homeHref'>) {
  return (
    <header className="absolute inset-x-0 top-0 z-10">
      <div className="flex h-14 items-center px-4 sm:h-20 sm:px-6 lg:px-10">
        <Link to={homeHref} className="-ml-1 min-w-0 rounded-full px-1 py-0.5 focus-visible:outline-white">
          <Logo store={store} light className="text-white" />
        </Link>
      </div>
    </header>
  )
}

function HeaderCartLink({ entries, to, label }: CartLink & { entries: number }) {
  return (
    <Link to={to} className="relative grid size-11 place-items-center rounded-full hover:bg-tint-leaf">
      <BagIcon className="size-6" strokeWidth={1.75} />
      <span className="sr-only">{label}</span>
      {entries > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-[length:--spacing(3.2)] leading-none font-bold text-white tabular-nums">
          {entries}
          <span className="sr-only"> {words.items({ count: entries })}</span>
        </span>
      )}
    </Link>
  )
}

/** The login button, the initial of the user as a link to the profile, or empty space until it is known. */
function VisitorLink({ visitor }: { visitor: Visitor }) {
  if (visitor === 'unknown') return <span className="size-11" />
  if (!visitor?.name) {
    return (
      <Link
        to="/login"
        className="flex min-h-11 w-20 items-center justify-center rounded-full bg-leaf-dark font-semibold text-white hover:bg-ink"
      >
        {words.login}
      </Link>
    )
  }
  return (
    <Link
      to={visitor.profileHref}
      aria-label={words.profileOf({ name: visitor.name })}
      className="grid size-11 place-items-center rounded-full bg-leaf-dark text-lg leading-none font-semibold text-white uppercase hover:bg-ink"
    >
      {Array.from(visitor.name)[0]}
    </Link>
  )
}
