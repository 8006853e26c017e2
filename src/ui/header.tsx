import { Link } from 'react-router'
import { HeaderMenu } from './header-menu.tsx'
import { BagIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { SearchForm } from './search-form.tsx'

/** Who looks at the page; 'unknown' until the browser has asked. An empty name counts as none. */
export type Visitor = { name?: string; profileHref: string } | null | 'unknown'

type HeaderProps = {
  storeName: string
  /** `/admin` for an administrator, `/` for anyone else (specification §2.3). */
  homeHref: string
  visitor: Visitor
  /** Entries in the cart, not units (decision S2). */
  cartEntries: number
  /** Only the logo, light and laid over the page's dark picture: the log-in and register pages. */
  bare?: boolean
}

/** The top of every page. What belongs to the visitor has its place kept, so nothing moves when it is known. */
export function Header({ storeName, homeHref, visitor, cartEntries, bare }: HeaderProps) {
  if (bare) return <BareHeader storeName={storeName} homeHref={homeHref} />
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-cream">
      <div className="page-column flex h-16 items-center gap-1 md:h-18 md:gap-2">
        <Link to={homeHref} className="-ml-1 shrink-0 rounded-full px-1 py-0.5">
          <Logo name={storeName} className="md:h-11 md:w-auto" />
        </Link>
        <SearchForm className="ml-6 hidden max-w-md flex-1 md:block" />
        <nav aria-label="Main" className="ml-auto flex items-center gap-1">
          <Link
            to="/about"
            className="hidden min-h-11 items-center rounded-full px-4 font-medium hover:bg-tint-leaf md:flex"
          >
            About
          </Link>
          <CartLink entries={cartEntries} />
          <span className="hidden w-20 justify-center md:flex">
            <VisitorLink visitor={visitor} />
          </span>
        </nav>
        <HeaderMenu visitor={visitor} cartEntries={cartEntries} />
      </div>
    </header>
  )
}

function BareHeader({ storeName, homeHref }: { storeName: string; homeHref: string }) {
  return (
    <header className="absolute inset-x-0 top-0 z-10">
      <div className="page-column flex h-20 items-center">
        <Link to={homeHref} className="-ml-1 rounded-full px-1 py-0.5 focus-visible:outline-white">
          <Logo name={storeName} light />
        </Link>
      </div>
    </header>
  )
}

function CartLink({ entries }: { entries: number }) {
  return (
    <Link to="/cart" className="relative grid size-11 place-items-center rounded-full hover:bg-tint-leaf">
      <BagIcon className="size-6" strokeWidth={1.75} />
      <span className="sr-only">Cart</span>
      {entries > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-[length:--spacing(3.2)] leading-none font-bold text-white tabular-nums">
          {entries}
          <span className="sr-only"> {entries === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </Link>
  )
}

function VisitorLink({ visitor }: { visitor: Visitor }) {
  if (visitor === 'unknown') return <span className="size-11" />
  if (!visitor?.name) {
    return (
      <Link
        to="/login"
        className="flex min-h-11 w-20 items-center justify-center rounded-full bg-leaf-dark font-semibold text-white hover:bg-ink"
      >
        Login
      </Link>
    )
  }
  return (
    <Link
      to={visitor.profileHref}
      aria-label={`Profile of ${visitor.name}`}
      className="grid size-11 place-items-center rounded-full bg-leaf-dark text-lg leading-none font-semibold text-white uppercase hover:bg-ink"
    >
      {Array.from(visitor.name)[0]}
    </Link>
  )
}
