import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { SideLinks } from '../../../ui/side-links.tsx'
import { type Tab, Tabs } from '../../../ui/tabs.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** A customer's pages: a sidebar on a desk, tabs on a phone (specification §2.16). */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const places = usePlaces()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pb-16 outline-none lg:pt-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <aside className="hidden lg:block">
          <div className="sticky top-28 rounded-card border border-line bg-paper p-3">
            <SideLinks label="Account" links={places} />
            <LogOutButton className="mt-2 w-full justify-start! px-3! font-medium!" />
          </div>
        </aside>
        <div ref={showCurrentTab} className="pt-2 lg:hidden">
          <Tabs label="Account" tabs={places} />
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

/** On a narrow phone the tabs scroll sideways; the one that is open is to be seen. */
const showCurrentTab = (row: HTMLElement | null) =>
  row?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

function usePlaces(): Tab[] {
  const { pathname } = useLocation()
  const { username = '' } = useParams()
  const name = encodeURIComponent(username)
  return [
    { to: `/profile/${name}`, label: 'Dashboard', icon: House },
    { to: `/${name}/orders`, label: 'View Orders', icon: Package },
    { to: `/${name}/account`, label: 'Account Details', icon: UserRound },
    { to: `/${name}/address`, label: 'Address', icon: MapPin },
  ].map((place) => ({ ...place, current: pathname === place.to }))
}
