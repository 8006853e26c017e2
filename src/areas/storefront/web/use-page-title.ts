import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { store } from '../../../store.ts'
import { focusMain } from '../../../ui/focus-main.ts'
import type { PageModule, ShopFacts } from '../../../ui/page.ts'

/**
 * What the server wrote into the head, kept right when the browser goes on by itself: at once, and again with each part
 * that arrives. Focus follows to the new page.
 */
export function usePageTitle(head: PageModule['head']) {
  const { pathname } = useLocation()
  const facts = useRouteLoaderData<ShopFacts>('shop')
  const data = useMatches().at(-1)?.loaderData
  const shown = useRef(pathname)
  useEffect(() => {
    let left = false
    const parts = Object.entries({ ...(data as object) })
    const arrived = Object.fromEntries(parts.filter(([, part]) => !(part instanceof Promise)))
    const tell = () => {
      if (!left) document.title = titleOf(head, facts, arrived)
    }
    const arrive = (name: string) => (value: unknown) => {
      arrived[name] = value
      tell()
    }
    for (const [name, part] of parts) if (part instanceof Promise) part.then(arrive(name), () => {})
    tell()
    return () => {
      left = true
    }
  }, [head, facts, data])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
  }, [pathname])
}

/** The store's name stands in for what a title would be made of: it is on its way, or did not come. */
function titleOf(head: PageModule['head'], facts: ShopFacts | undefined, arrived: object) {
  try {
    return head && facts
      ? head({ data: arrived as never, publicUrl: facts.publicUrl, storeName: store.name }).title
      : store.name
  } catch {
    return store.name
  }
}
