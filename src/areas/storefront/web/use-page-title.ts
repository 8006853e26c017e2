import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { store } from '../../../store.ts'
import { settled } from '../../../ui/arriving.tsx'
import type { PageModule, ShopFacts } from '../../../ui/page.ts'

/** What the server wrote into the head, kept right when the browser goes on by itself; focus follows to the new page. */
export function usePageTitle(head: PageModule['head']) {
  const { pathname } = useLocation()
  const facts = useRouteLoaderData<ShopFacts>('shop')
  const data = useMatches().at(-1)?.loaderData
  const shown = useRef(pathname)
  useEffect(() => {
    let left = false
    const titleFor = (arrived: never) =>
      head && facts
        ? head({ data: arrived, publicUrl: facts.publicUrl, storeName: store.name }).title
        : store.name
    settled({ ...(data as object) })
      .then((arrived) => titleFor(arrived as never))
      .catch(() => store.name)
      .then((title) => {
        if (!left) document.title = title
      })
    return () => {
      left = true
    }
  }, [head, facts, data])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
