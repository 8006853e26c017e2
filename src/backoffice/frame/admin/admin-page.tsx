// Replaces the shop's style sheet, which has not all of the classes.
import '#ui/office.css'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { UnsavedChangesGuard } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { isDataSaverOn } from '#browser/data-saver.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLocation } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import { whenIdle } from '#browser/when-idle.ts'
import { StepUpDialog } from '#people/second-factor/admin/step-up-dialog.tsx'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { StoreIcon } from '#ui/elements/lazy-icons.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'
import { SearchButton } from './search-button.tsx'
import { SectionBoundary } from './section-boundary.tsx'
import { sectionsFor } from './section-rights.ts'
import { type Section, sectionOf, sections } from './sections.tsx'
import { BottomBar, Sidebar, SidebarDrawer } from './sidebar.tsx'

/** The open section sets the page's title. */
export const loader = async ({ request }: LoaderFunctionArgs) => ({
  title: sectionOf(new URL(request.url)).title,
})

export const head = ({ data, storeName }: HeadArgs<{ title: string }>) => ({
  title: `${data?.title ?? words.backOffice} | ${storeName}`,
  hidden: true,
})

/** Check access again when the section changes, not for each character of a search. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  sectionOf(currentUrl) !== sectionOf(nextUrl)

/** The back office: layout with the section that the URL names (decision P7). */
export default function AdminPage() {
  const { section, isOpen } = useAllowedSection(sectionOf(useLocation()))
  const [shown, onShow] = useState(false)
  useEffect(preloadSections, [])
  return (
    <UnsavedChangesGuard>
      <TopBar>
        <SidebarDrawer open={section} shown={shown} onShow={onShow} />
      </TopBar>
      <div className="flex min-h-[calc(100dvh-4rem)] pb-(--office-bar) print:pb-0">
        <Sidebar open={section} />
        <Main section={section} isOpen={isOpen} />
      </div>
      <BottomBar open={section} shown={shown} onShow={onShow} />
      <StepUpDialog />
    </UnsavedChangesGuard>
  )
}

/**
 * The section to show: without the right to see the dashboard, the first other section in its place. Asks at every change
 * of section who is logged in, because an owner may have changed the role.
 * @returns `isOpen` undefined until the browser knows who is logged in
 */
function useAllowedSection(asked: Section) {
  const { may, isKnown } = useRights()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section asks again.
  useEffect(() => void refreshVisitor(), [asked.key])
  const allowed = sectionsFor(sections, may)
  const section = asked === sections[0] && !allowed.includes(asked) ? (allowed[0] ?? asked) : asked
  return { section, isOpen: isKnown ? allowed.includes(section) : undefined }
}

/** Loads the code of all sections, one after the other while the browser is idle, unless the merchant saves data. */
function preloadSections() {
  if (isDataSaverOn() || import.meta.env.DEV) return
  let isOpen = true
  const loadAll = async () => {
    for (const { preload } of sections) {
      await new Promise<void>(whenIdle)
      if (!isOpen) return
      await preload().catch(() => {})
    }
  }
  void loadAll()
  return () => {
    isOpen = false
  }
}

const TopBar = ({ children }: { children: ReactNode }) => {
  const { name, logo } = useStoreSettings()
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-line bg-cream px-4 sm:px-6">
      {children}
      <Link to="/admin" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full">
        <img src="/brand/mark.svg" alt="" width={40} height={40} {...logo} className="h-8 w-auto" />
        <span className="truncate font-heading text-lg font-semibold">{name}</span>
      </Link>
      <SearchButton />
      <Link
        to="/"
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full font-medium hover:bg-tint-leaf sm:px-4"
      >
        <StoreIcon className="size-5" strokeWidth={1.75} />
        <span className="sr-only sm:not-sr-only">{words.viewShop}</span>
      </Link>
    </header>
  )
}

function Main({ section, isOpen }: { section: Section; isOpen: boolean | undefined }) {
  const { key, title, Content } = section
  const main = useRef<HTMLElement>(null)
  const shown = useRef(key)
  // Sections differ only in the query, and the router moves focus only when the path changes, so it is moved here;
  // unless the section has already focused a field.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="min-w-0 flex-1 px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-8"
    >
      <h1 className="mb-6">{title}</h1>
      <SectionBoundary key={key}>
        <Suspense fallback={<SkeletonLines words={words.loadingSection} />}>
          {isOpen && <Content />}
          {isOpen === false && <EmptyState sentence={words.notYourSection} />}
          {isOpen === undefined && <SkeletonLines words={words.loadingSection} />}
        </Suspense>
      </SectionBoundary>
    </main>
  )
}
