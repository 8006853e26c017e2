import { useEffect, useRef, useState } from 'react'
import { AdminLogOutButton } from '#backoffice/ui/admin/log-out.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { MenuIcon } from '#ui/elements/icons.tsx'
import { Drawer } from '#ui/layout/drawer.tsx'
import { SideLinks } from '#ui/layout/side-links.tsx'
import * as words from '../words/office/en.ts'
import { sectionsFor } from './section-rights.ts'
import { type Section, sections } from './sections.tsx'

/** Links to all sections, and the log-out button. */
function SidebarNav({ open, onFollow }: { open: Section; onFollow?: () => void }) {
  const linkTo = ({ key, label, icon }: Section) => ({
    to: sectionUrl(key),
    label,
    icon,
    current: key === open.key,
  })
  const { may } = useRights()
  const groups = [...Map.groupBy(sectionsFor(sections, may), ({ group }) => group)].map(
    ([group, members]) => ({
      ...(group !== 'home' && { title: words.sectionGroups[group] }),
      links: members.map(linkTo),
    }),
  )
  return (
    <>
      <SideLinks label={words.sectionList} groups={groups} onFollow={onFollow} />
      <div className="mt-3 border-t border-line pt-3">
        <AdminLogOutButton />
      </div>
    </>
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

/** The sidebar as a drawer for small screens. */
export function SidebarDrawer({ open }: { open: Section }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => setShown(true)}
        className="-ml-2.5 grid size-11 place-items-center rounded-full hover:bg-tint-leaf lg:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      <Drawer open={shown} onOpenChange={setShown} title={words.backOffice}>
        <SidebarNav open={open} onFollow={() => setShown(false)} />
      </Drawer>
    </>
  )
}
