import { useLocation } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { SearchIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

/**
 * The product search. A plain GET form, so that it also works before any script has run. The search text stays in it.
 */
export function SearchForm({
  className,
  label = words.searchProducts,
}: {
  className?: string
  label?: string
}) {
  const query = new URLSearchParams(useLocation().search).get('q') ?? ''
  return (
    <search className={className}>
      <form action={hrefOf('/categories')} className="relative">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          required
          maxLength={80}
          aria-label={label}
          placeholder={label}
          className="min-h-11 w-full rounded-full border border-edge bg-paper py-2 pr-12 pl-5 text-base placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={words.search}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-ink-soft hover:text-leaf-dark"
        >
          <SearchIcon className="size-5" />
        </button>
      </form>
    </search>
  )
}
