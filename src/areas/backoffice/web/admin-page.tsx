import StoreIcon from 'lucide-react/icons/store'
import { Suspense, useEffect, useRef } from 'react'
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { store } from '../../../store.ts'
import type { HeadArgs } from '../../../ui/page.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { SectionBoundary } from './section-boundary.tsx'
import { type Section, sectionOf } from './sections.tsx'
import { Sidebar, SidebarDrawer } from './sidebar.tsx'
import { UnsavedChangesGuard } from './unsaved-changes.tsx'

/** Which section is open, for the page's title. */
export const loader = async ({ request }: LoaderFunctionArgs) => ({
  title: sectionOf(new URL(request.url)).title,
})

export const head = ({ data, storeName }: HeadArgs<{ title: string }>) => ({
  title: `${data?.title ?? 'Back office'} | ${storeName}`,
  hidden: true,
})

/** The guard asks again when another section is opened, not at each letter of a search in one. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  sectionOf(currentUrl) !== sectionOf(nextUrl)

/** The back office: one frame, and in it the section that the address names (decision P7). */
export default function AdminPage() {
  const section = sectionOf(useLocation())
  return (
    <UnsavedChangesGuard>
      <TopBar section={section} />
      <div className="flex min-h-[calc(100dvh-4rem)]">
        <Sidebar open={section} />
        <Main section={section} />
      </div>
    </UnsavedChangesGuard>
  )
}

const TopBar = ({ section }: { section: Section }) => (
  <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-line bg-cream px-4 sm:px-6">
    <SidebarDrawer open={section} />
    <Link to="/admin" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full">
      <img src="/brand/mark.svg" alt="" width={32} height={32} />
      <span className="truncate font-heading text-lg font-semibold">{store.name}</span>
    </Link>
    <Link
      to="/"
      className="ml-auto flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full font-medium hover:bg-tint-leaf sm:px-4"
    >
      <StoreIcon className="size-5" strokeWidth={1.75} />
      <span className="sr-only sm:not-sr-only">View shop</span>
    </Link>
  </header>
)

function Main({ section: { key, title, Content } }: { section: Section }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(key)
  // The path stays, so the frame around does not see that the page is another one.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    main.current?.focus({ preventScroll: true })
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
        <Suspense fallback={<SkeletonLines words="Loading" />}>
          <Content />
        </Suspense>
      </SectionBoundary>
    </main>
  )
}
