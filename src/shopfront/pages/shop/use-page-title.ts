import { useEffect, useRef } from 'react'
import { focusMain } from '#browser/focus-main.ts'
import type { PageModule } from '#browser/page.ts'
import { useLoaderData, useLocation } from '#browser/router/hooks.ts'
import type { ShopFacts } from '#pages/page-render.ts'

/**
 * What the server wrote into the head, kept right when the browser goes on by itself: at once, and again with each part
 * that arrives. Focus follows to the new page.
 */
export function usePageTitle(head: PageModule['head'], facts: ShopFacts) {
  const { pathname } = useLocation()
  const data = useLoaderData<unknown>()
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
function titleOf(head: PageModule['head'], { publicUrl, store }: ShopFacts, arrived: object) {
  const storeName = store.name
  try {
    return head ? head({ data: arrived as never, publicUrl, store, storeName }).title : storeName
  } catch {
    return storeName
  }
}
