import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { ChevronDownIcon } from '#ui/elements/icons.tsx'
import { controlStyles } from '#ui/forms/field-frame.tsx'
import type { SearchFacets } from '../../contract.ts'
import * as words from '../../words/results/en.ts'
import { FilterFields } from './filter-fields.tsx'
import { type ListFilter, listPath, onlyFilters, readFilters } from './list-filters.ts'

type FilterFormProps = {
  /** Path of the page whose list is filtered. */
  path: string
  /** The search text, which stays. */
  q?: string
  /** The filters and the sort order in the URL. */
  asked: readonly ListFilter[]
  /** Undefined while they are unknown: then every option is shown. */
  facets?: SearchFacets
  /** Loads them when the form is opened. */
  loadFacets?: () => Promise<SearchFacets>
  /** Whether the form is a column beside the list on a desktop; otherwise it is folded there too. */
  isColumn: boolean
}

/**
 * Sorts and filters a list. A plain GET form, so that it works before hydration; after that, every change applies at
 * once. The fields are uncontrolled, so that they keep what was chosen before hydration, and the focus.
 */
export function FilterForm({ path, q, asked, loadFacets, isColumn, ...list }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const navigate = useNavigate()
  const [loadedFacets, setLoadedFacets] = useState<SearchFacets>()
  const facets = list.facets ?? loadedFacets
  useFieldsOf(form, asked)

  const apply = () => {
    if (!form.current) return
    const typed = readFilters(new URLSearchParams(entriesOf(form.current)))
    const address = listPath(path, q, typed)
    if (address !== listPath(path, q, asked)) void navigate(address, { preventScrollReset: true })
  }
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // A price applies when it is complete.
    if (target.type !== 'number') apply()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fold.current && !isColumn) fold.current.open = false
    apply()
  }
  const open = () => {
    if (fold.current?.open && !facets) loadFacets?.().then(setLoadedFacets, () => {})
  }
  const count = onlyFilters(asked).length
  const sort = asked.find(([name]) => name === 'sort')?.[1] ?? 'best'
  return (
    <form
      ref={form}
      action={hrefOf(path)}
      onChange={change}
      onSubmit={submit}
      // A reload must not restore choices that the URL does not have.
      autoComplete="off"
      className={classNames('mb-5 grid grid-cols-2 items-start gap-3', isColumn && 'lg:block')}
    >
      {q && <input type="hidden" name="q" value={q} />}
      <SortField sort={sort} isSearch={q !== undefined} />
      <details
        ref={fold}
        onToggle={open}
        className={classNames(
          'rounded-field border border-line bg-paper px-4 open:col-span-full',
          isColumn && 'filter-column',
        )}
      >
        <summary className="-mx-4 flex min-h-12 items-center gap-x-2 px-4 font-semibold">
          {words.filters}
          {count > 0 && <span className="text-leaf-dark">{words.active({ count })}</span>}
          <ChevronDownIcon className="ml-auto size-5 text-ink-soft" />
        </summary>
        <div className="grid gap-4 py-3">
          <FilterFields asked={asked} facets={facets} onPrice={apply} />
          <Button type="submit" className="justify-self-start">
            {words.apply}
          </Button>
        </div>
      </details>
    </form>
  )
}

const SortField = ({ sort, isSearch }: { sort: string; isSearch: boolean }) => (
  <span className="relative block">
    <select
      name="sort"
      defaultValue={sort}
      aria-label={words.sortBy}
      className={classNames(controlStyles, 'appearance-none pr-11')}
    >
      {Object.entries(words.sorts).map(([name, title]) => (
        <option key={name} value={name}>
          {name === 'best' && !isSearch ? words.featured : title}
        </option>
      ))}
    </select>
    <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft" />
    <noscript>
      <Button type="submit" className="mt-2 w-full">
        {words.apply}
      </Button>
    </noscript>
  </span>
)

/** The values of a form's text fields and choices. */
const entriesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))

/** Sets the fields to the URL's filters whenever these change: Back and a removed filter change them too. */
function useFieldsOf(form: { current: HTMLFormElement | null }, asked: readonly ListFilter[]) {
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement)
        field.value = asked.find(([name]) => name === field.name)?.[1] ?? 'best'
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
      // Somebody types the other price while the list for the first one loads.
      if (field.type === 'number' && field === document.activeElement) continue
      const values = asked.flatMap(([name, value]) => (name === field.name ? [value] : []))
      if (field.type === 'number') field.value = values[0] ?? ''
      else field.checked = values.includes(field.value) || (field.value === '' && values.length === 0)
    }
  }, [form, asked])
}
