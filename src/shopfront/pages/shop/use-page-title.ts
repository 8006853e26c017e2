import { useEffect, useRef } from 'react'
import { focusMain } from '#browser/focus-main.ts'
import type { PageModule } from '#browser/page.ts'
import { useLoaderData, useLocation } from '#browser/router/hooks.ts'
import type { PublicSettings } from '#pages/page-render.ts'

/**
 * Updates the document's title on client-side navigation, and again whenever deferred data arrives. Moves the focus
 * to the new page.
 */
export function usePageTitle(head: PageModule['head'], facts: PublicSettings) {
  const { pathname } = useLocation()
  const data = useLoaderData<unknown>()
  const shown = useRef(pathname)
  useEffect(() => {
    let isUnmounted = false
    const parts = Object.entries({ ...(data as object) })
    const arrived = Object.fromEntries(parts.filter(([, part]) => !(part instanceof Promise)))
    const updateTitle = () => {
      if (!isUnmounted) document.title = titleOf(head, facts, arrived)
    }
    const onArrival = (name: string) => (value: unknown) => {
      arrived[name] = value
      updateTitle()
    }
    for (const [name, part] of parts) if (part instanceof Promise) part.then(onArrival(name), () => {})
    updateTitle()
    return () => {
      isUnmounted = true
    }
  }, [head, facts, data])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
  }, [pathname])
}

/** The page's title; the store's name while the data for it is missing. */
function titleOf(head: PageModule['head'], { publicUrl, store }: PublicSettings, arrived: object) {
  const storeName = store.name
  try {
    return head ? head({ data: arrived as never, publicUrl, store, storeName }).title : storeName
  } catch {
    return storeName
  }
}
