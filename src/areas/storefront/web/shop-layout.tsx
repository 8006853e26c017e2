import { useEffect } from 'react'
import {
  Outlet,
  useLoaderData,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { RouteHandle } from '../../../routes.tsx'
import { store } from '../../../store.ts'
import { Header } from '../../../ui/header.tsx'
import { late } from '../../../ui/late.tsx'
import type { ShopFacts } from '../../../ui/page.ts'
import { whenLookedAt } from '../../../ui/when-looked-at.ts'
import { nameInPath } from '../../accounts/web/name-in-path.ts'
import { leaveSomebodyElses, refreshVisitor, useVisitor } from '../../cart/web/visitor.ts'
import { OnTheWay } from './on-the-way.tsx'
import { usePageTitle } from './use-page-title.ts'

const ShopFooter = late(() => import('./shop-footer.tsx').then((module) => module.ShopFooter))

/** The frame around every page: header, the page, footer. Pages with one task stand without it. */
export function ShopLayout() {
  const { pretendMoney } = useLoaderData<ShopFacts>()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  usePageTitle(handle?.head)
  // The router's component is this, and a script for its framework mode.
  useScrollRestoration()
  useEffect(() => {
    void refreshVisitor()
  }, [])
  const { bare, access } = handle?.url ?? {}
  // Another tab may have logged in or out, or ordered. A page of one's own stays as it is, with what is typed.
  useEffect(
    () => whenLookedAt(() => void (access === 'anyone' ? refreshVisitor() : leaveSomebodyElses())),
    [access],
  )
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-leaf-dark px-5 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <OnTheWay />
      {pretendMoney && <PretendMoneyBanner />}
      {!bare && <VisitorHeader />}
      <Outlet />
      {!bare && <ShopFooter />}
    </>
  )
}

/** Decision B17: nobody is left to believe that the emulator moves money. */
const PretendMoneyBanner = () => (
  <aside
    aria-label="Test shop"
    className="border-b border-turmeric/40 bg-turmeric/20 px-4 py-1.5 text-center text-sm font-medium text-ink"
  >
    Test shop: payments go to an emulator and no money moves.
  </aside>
)

function VisitorHeader() {
  const { user, cart } = useVisitor()
  const known = user !== 'unknown' && user !== null ? user : undefined
  return (
    <Header
      storeName={store.name}
      homeHref={known?.role === 'admin' ? '/admin' : '/'}
      visitor={known ? { name: known.name, profileHref: profileHref(known) } : (user as null | 'unknown')}
      cartEntries={cart?.cartItems.length ?? 0}
    />
  )
}

const profileHref = ({ role, name }: { role: string; name: string }) =>
  role === 'admin' ? '/admin?section=account' : `/profile/${nameInPath(name)}`
