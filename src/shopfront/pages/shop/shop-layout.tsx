import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { onPageVisible } from '#browser/on-page-visible.ts'
import type { PageModule } from '#browser/page.ts'
import { useLocation } from '#browser/router/hooks.ts'
import { useHeldPress } from '#catalogue/products/shop/use-add-to-cart.ts'
import { loadSuggestions } from '#catalogue/search/shop/suggestions/load-suggestions.ts'
import type { PublicSettings } from '#pages/page-render.ts'
import type { PageUrl } from '#pages/page-url.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { hasRole, refreshVisitor, reloadIfUserChanged, useVisitor } from '#people/sessions/shop/visitor.ts'
import { LoadingPage } from '#ui/feedback/loading-page.tsx'
import { Header } from '#ui/layout/header.tsx'
import * as words from '../words/en.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { usePageTitle } from './use-page-title.ts'

const ShopFooter = lazyHydrated(() => import('./shop-footer.tsx').then((module) => module.ShopFooter))

const RecentlyViewed = lazyHydrated(() =>
  import('#catalogue/recently-viewed/shop/recently-viewed.tsx').then((module) => module.RecentlyViewed),
)

/** An administrator has no cart: in its place the header links to all orders. */
const allOrders = { to: '/admin?section=orders', label: words.orders }
const AdminNotice = lazy(async () => ({ default: (await import('./admin-notice.tsx')).AdminNotice }))

const CartBar = lazy(async () => ({ default: (await import('#ordering/cart/shop/cart-bar.tsx')).CartBar }))

type ShopLayoutProps = {
  facts: PublicSettings
  url: PageUrl
  head: PageModule['head']
  children: ReactNode
}

/** Layout of every page: header, page, footer. `bare` pages, which have a single task, have no header or footer. */
export function ShopLayout({
  facts,
  url: { bare, access, path, beforeOpening, withCartBar, withRecentlyViewed },
  head,
  children,
}: ShopLayoutProps) {
  usePageTitle(head, facts)
  useHeldPress()
  useEffect(() => {
    void refreshVisitor()
  }, [])
  // Another tab may have logged in or out, or placed an order. Pages that need a login are kept with their input,
  // unless somebody else has logged in.
  useEffect(
    () => onPageVisible(() => void (access === 'anyone' ? refreshVisitor() : reloadIfUserChanged())),
    [access],
  )
  const { user, cart } = useVisitor()
  const { pathname } = useLocation()
  // Its code is not needed before; and the drawer of a cart that was emptied stays open.
  const hasItems = useRef(false)
  hasItems.current ||= (cart?.cartItems.length ?? 0) > 0
  // Client-side navigation does not ask the server for the page: reload, so that the server can answer “Opening
  // soon”.
  const isClosed = facts.store.opening && access === 'anyone' && path !== '*' && !beforeOpening
  const isKnownVisitor = isClosed && user !== 'unknown' && user?.role !== 'admin'
  useEffect(() => {
    if (isKnownVisitor) window.location.reload()
  }, [isKnownVisitor])
  const isAdmin = hasRole(user, 'admin')
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-leaf-dark px-5 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <NavigationProgress />
      {facts.isTestPayment && <Notice label={words.testShop}>{words.noMoneyMoves}</Notice>}
      {facts.store.closed && <Notice label={words.onHoliday}>{facts.store.closed.notice}</Notice>}
      {!bare && <VisitorHeader store={facts.store} />}
      {isClosed && !isAdmin ? <LoadingPage /> : children}
      {withRecentlyViewed && <RecentlyViewed key={pathname} path={pathname} />}
      {!bare && <ShopFooter />}
      {withCartBar && hasItems.current && (
        <Suspense>
          <CartBar />
        </Suspense>
      )}
    </>
  )
}

/** A sentence above every page: that no money moves (decision B17), or that the shop is on holiday. */
const Notice = ({ label, children }: { label: string; children: string }) => (
  <aside
    aria-label={label}
    className="border-b border-turmeric/40 bg-turmeric/20 px-4 py-1.5 text-center text-sm font-medium text-ink"
  >
    {children}
  </aside>
)

function VisitorHeader({ store }: Pick<PublicSettings, 'store'>) {
  const { user, cart } = useVisitor()
  const known = user !== 'unknown' && user !== null ? user : undefined
  const isAdmin = known?.role === 'admin'
  return (
    <>
      {isAdmin && (
        <Suspense>
          <AdminNotice />
        </Suspense>
      )}
      <Header
        store={store}
        homeHref={isAdmin ? '/admin' : '/'}
        visitor={known ? { name: known.name, profileHref: profileHref(known) } : (user as null | 'unknown')}
        cartEntries={cart?.cartItems.length ?? 0}
        cartLink={isAdmin ? allOrders : undefined}
        suggestions={loadSuggestions}
      />
    </>
  )
}

const profileHref = ({ role, name }: { role: string; name: string }) =>
  role === 'admin' ? '/admin?section=account' : `/profile/${nameInPath(name)}`
