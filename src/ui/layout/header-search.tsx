import { useId, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'
import { type LoadSuggestions, SearchForm } from './search-form.tsx'

/**
 * The search on phones, one tap away on every page: a button that opens the form over the header. A native popover, so
 * that it opens before any script has run.
 */
export function HeaderSearch({ suggestions }: { suggestions?: LoadSuggestions }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // Opening focuses the field with this attribute. A focus by script would come too late for the keyboard of a phone.
  const focusField = () => panel.current?.querySelector('input')?.setAttribute('autofocus', '')
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={id}
        onClick={focusField}
        aria-label={words.searchProducts}
        className={corner}
      >
        <SearchIcon className="size-6" strokeWidth={1.75} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="inset-x-0 top-0 m-0 w-full overflow-visible bg-cream px-4 text-ink shadow-lift backdrop:bg-ink/50"
      >
        <div className="flex h-16 items-center gap-1">
          <SearchForm className="flex-1" suggestions={suggestions} />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.closeSearch}
            className={corner}
          >
            <CloseIcon className="size-6" strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </div>
  )
}

const corner = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-tint-leaf'
