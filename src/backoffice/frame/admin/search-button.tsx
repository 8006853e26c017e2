import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isDataSaverOn } from '#browser/data-saver.ts'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { SearchIcon } from '#ui/elements/icons.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/office/en.ts'
import { useOwnSections } from './use-own-sections.ts'

type OfficeSearch = ComponentType<{ sections: ReturnType<typeof useOwnSections>; onClose: () => void }>

const openDialog = '[role="dialog"], [role="alertdialog"]'

const loadSearch = () => import('#backoffice/search/admin/office-search.tsx')

/** Opens the search over everything, also with Ctrl+K or Cmd+K. Its code is loaded while the browser is idle. */
export function SearchButton() {
  const sections = useOwnSections()
  const [Search, setSearch] = useState<OfficeSearch>()
  const [isWanted, setIsWanted] = useState(false)
  const open = async () => {
    setIsWanted(true)
    try {
      const { default: Loaded } = await loadSearch()
      setSearch(() => Loaded)
    } catch {
      setIsWanted(false)
      toast.error(words.searchNotOpened)
    }
  }
  useSearchKey(open)
  useEffect(() => {
    if (!isDataSaverOn() && !import.meta.env.DEV) whenIdle(() => void loadSearch().catch(() => {}))
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="ml-auto flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full hover:bg-tint-leaf lg:min-w-56 lg:justify-start lg:border lg:border-edge lg:bg-paper lg:px-4 lg:text-ink-soft"
      >
        <span className="sr-only">{words.search}</span>
        {isWanted && !Search ? <Spinner /> : <SearchIcon className="size-5" />}
        <span aria-hidden className="hidden lg:flex lg:flex-1 lg:justify-between">
          {words.searchShort}
          <Shortcut />
        </span>
      </button>
      {isWanted && Search && <Search sections={sections} onClose={() => setIsWanted(false)} />}
    </>
  )
}

/**
 * Calls `open` at the shortcut, also from within a field, instead of what the browser does with it; not over an open
 * dialog, whose question comes first.
 */
function useSearchKey(open: () => Promise<void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented)
      return
    event.preventDefault()
    if (!event.repeat && !document.querySelector(openDialog)) void open()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** The name of the shortcut, for those with a mouse. */
function Shortcut() {
  const isApple = !useIsHydrating() && /Mac|iP(hone|ad)/.test(navigator.platform)
  return (
    <kbd className="hidden font-sans text-sm pointer-fine:block">
      {isApple ? words.searchKey.apple : words.searchKey.others}
    </kbd>
  )
}
