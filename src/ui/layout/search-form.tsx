import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { SearchIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

/** Suggestions for a search field. They make it a combobox, and are rendered inside its form, right after it. */
export type SearchSuggestionsPart = ComponentType<{ field: RefObject<HTMLInputElement | null> }>
/** Loads their code. */
export type LoadSuggestions = () => Promise<SearchSuggestionsPart>

type SearchFormProps = { className?: string; suggestions?: LoadSuggestions }

/**
 * The product search. A plain GET form, so that it also works before any script has run. The search text stays in it.
 * The code of the suggestions is loaded when the field is first used; if that fails, the form works without them.
 */
export function SearchForm({ className, suggestions }: SearchFormProps) {
  const query = new URLSearchParams(useLocation().search).get('q') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<SearchSuggestionsPart>()
  const load = () =>
    suggestions?.().then(
      (part) => setSuggestions(() => part),
      () => {},
    )
  return (
    <search className={className}>
      <form key={query} action={hrefOf('/categories')} onFocus={load} onInput={load} className="relative">
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          required
          maxLength={80}
          aria-label={words.searchProducts}
          placeholder={words.searchProducts}
          className="min-h-11 w-full rounded-full border border-edge bg-paper py-2 pr-12 pl-5 text-base placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={words.search}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-ink-soft hover:text-leaf-dark"
        >
          <SearchIcon className="size-5" />
        </button>
        {Suggestions && <Suggestions field={field} />}
      </form>
    </search>
  )
}
