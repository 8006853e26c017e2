import type { ReactNode } from 'react'
import { useLocation, useParams } from '#browser/router/hooks.ts'
import { HeartIcon, HouseIcon, MapPinIcon, PackageIcon, UserIcon } from '#ui/elements/lazy-icons.tsx'
import { LinkList } from '#ui/layout/side-links.tsx'
import { type Tab, Tabs } from '#ui/layout/tabs.tsx'
import * as words from '../words/en.ts'
import { LogOutButton } from './log-out-button.tsx'

/** The frame of a customer's pages: a sidebar on a wide screen, tabs on a phone (specification §2.16). */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const places = useAccountTabs()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[76rem] min-h-[70vh] pb-16 outline-none lg:pt-10"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <aside className="hidden lg:block">
          <div className="sticky top-28 rounded-card border border-line bg-paper p-3">
            <nav aria-label={words.account}>
              <LinkList links={places} />
            </nav>
            <LogOutButton className="mt-2 w-full justify-start! px-3! font-medium!" />
          </div>
        </aside>
        <div className="pt-2 lg:hidden">
          <Tabs label={words.account} tabs={places} even />
        </div>
        <div className="min-w-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
            <h1>{title}</h1>
            <LogOutButton className="-mx-4 px-4! lg:hidden" />
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}

/** The tabs of the customer's account. */
function useAccountTabs(): Tab[] {
  const { pathname } = useLocation()
  const { username = '' } = useParams()
  const name = encodeURIComponent(username)
  return [
    { to: `/profile/${name}`, label: words.dashboard, icon: HouseIcon },
    { to: `/${name}/orders`, label: words.viewOrders, icon: PackageIcon },
    { to: `/${name}/account`, label: words.accountDetails, icon: UserIcon },
    { to: `/${name}/address`, label: words.address, icon: MapPinIcon },
    { to: '/favourites', label: words.favourites, icon: HeartIcon },
  ].map((place) => ({ ...place, current: pathname === place.to }))
}
