import { useEffect, useId, useRef, useState } from 'react'
import { AdminLogOutButton } from '#backoffice/ui/admin/log-out.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { type SectionKey, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { ChevronDownIcon, MenuIcon } from '#ui/elements/icons.tsx'
import { PackageIcon } from '#ui/elements/lazy-icons.tsx'
import { Drawer } from '#ui/layout/drawer.tsx'
import { LinkList } from '#ui/layout/side-links.tsx'
import * as words from '../words/office/en.ts'
import { ClipboardListIcon, DashboardIcon, UsersIcon } from './section-icons.tsx'
import { sectionsFor } from './section-rights.ts'
import { type Section, type SectionGroup, sections } from './sections.tsx'

/** The sections that whoever is logged in may open. */
const useOwnSections = () => sectionsFor(sections, useRights().may)

type SectionListProps = { open: Section; onFollow?: () => void }

/** Links to the sections in their groups, and the log-out button. */
function SidebarNav({ open, onFollow }: SectionListProps) {
  // A folded group opens again when one of its sections is opened, for example by a link in another section.
  const [folded, setFolded] = useState<Partial<Record<SectionGroup, SectionKey>>>({})
  const isFolded = (group: SectionGroup) =>
    folded[group] !== undefined && (group !== open.group || folded[group] === open.key)
  const groups = Map.groupBy(useOwnSections(), ({ group }) => group)
  return (
    <>
      <nav aria-label={words.sectionList} className="grid gap-3">
        {[...groups].map(([group, members]) => (
          <Group
            key={group}
            title={group === 'home' ? undefined : words.sectionGroups[group]}
            folded={isFolded(group)}
            onFold={(fold) => setFolded((before) => ({ ...before, [group]: fold ? open.key : undefined }))}
            links={members.map(({ key, label, icon }) => ({
              to: sectionUrl(key),
              label,
              icon,
              current: key === open.key,
            }))}
            onFollow={onFollow}
          />
        ))}
      </nav>
      <div className="mt-3 border-t border-line pt-3">
        <AdminLogOutButton />
      </div>
    </>
  )
}

type GroupProps = Parameters<typeof LinkList>[0] & { folded: boolean; onFold: (fold: boolean) => void }

function Group({ title, folded, onFold, ...list }: GroupProps) {
  const id = useId()
  if (!title) return <LinkList {...list} />
  return (
    <div>
      <button
        type="button"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={() => onFold(!folded)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field px-3 text-sm font-semibold text-ink-soft hover:bg-cream-deep"
      >
        {title}
        <ChevronDownIcon className={classNames('size-4', !folded && 'rotate-180')} />
      </button>
      <div id={id} hidden={folded}>
        <LinkList title={title} {...list} />
      </div>
    </div>
  )
}

/** Sidebar on desktop. On a low screen it scrolls so that the open section's link is visible. */
export function Sidebar({ open }: { open: Section }) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another link.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) scrollToLink(list.current, link)
  }, [open.key])
  return (
    <div className="hidden w-64 shrink-0 border-r border-line lg:block print:hidden!">
      <div ref={list} className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto px-3 py-6">
        <SidebarNav open={open} />
      </div>
    </div>
  )
}

/** Scrolls only the list, because `scrollIntoView` would scroll the page as well. */
function scrollToLink(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const isInSight =
    offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight
  if (!isInSight) list.scrollTop = offsetTop - list.clientHeight / 2
}

type DrawerProps = SectionListProps & { shown: boolean; onShow: (shown: boolean) => void }

/** The sidebar as a drawer for small screens, with the button of the top bar that opens it. */
export const SidebarDrawer = ({ open, shown, onShow }: DrawerProps) => (
  <>
    <button
      type="button"
      aria-label={words.menu}
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={() => onShow(true)}
      className="-ml-2.5 grid size-11 place-items-center rounded-full hover:bg-tint-leaf lg:hidden"
    >
      <MenuIcon className="size-6" />
    </button>
    <Drawer open={shown} onOpenChange={onShow} title={words.backOffice}>
      <SidebarNav open={open} onFollow={() => onShow(false)} />
    </Drawer>
  </>
)

const { orders, products, customers } = words.sectionGroups

/** The groups of the bottom bar, each with the section that it opens if whoever is logged in may. */
const shortcuts = [
  { group: 'home', key: 'dashboard', label: words.home, icon: DashboardIcon },
  { group: 'orders', key: 'orders', label: orders, icon: ClipboardListIcon },
  { group: 'products', key: 'products', label: products, icon: PackageIcon },
  { group: 'customers', key: 'users', label: customers, icon: UsersIcon },
] as const

/**
 * The bar at the bottom of a phone, within a thumb's reach: up to four shortcuts, and a button for all sections. Bars
 * that stick to the bottom of the page stand on it (`--office-bar`).
 */
export function BottomBar({ open, shown, onShow }: DrawerProps) {
  const own = useOwnSections()
  const ownShortcuts = shortcuts.flatMap((shortcut) => {
    const inGroup = own.filter(({ group }) => group === shortcut.group)
    const first = inGroup.find(({ key }) => key === shortcut.key) ?? inGroup[0]
    return first ? [{ ...shortcut, key: first.key }] : []
  })
  return (
    <nav
      aria-label={words.bottomBar}
      data-office-bar=""
      className="fixed inset-x-0 bottom-0 z-20 grid h-(--office-bar) auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {ownShortcuts.map(({ group, key, label, icon: Icon }) => (
        <Link
          key={key}
          to={sectionUrl(key)}
          aria-current={key === open.key ? 'page' : group === open.group || undefined}
          className={barItem(group === open.group)}
        >
          <Icon className="size-5" strokeWidth={1.75} />
          {label}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => onShow(true)}
        className={barItem(ownShortcuts.every(({ group }) => group !== open.group))}
      >
        <MenuIcon className="size-5" />
        {words.more}
      </button>
    </nav>
  )
}

const barItem = (current: boolean) =>
  classNames(
    'flex min-h-11 min-w-0 flex-col items-center justify-center text-xs font-medium',
    current ? 'bg-tint-leaf text-leaf-dark' : 'text-ink hover:bg-cream-deep',
  )
