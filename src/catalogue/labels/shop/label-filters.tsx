import { hrefOf } from '#browser/router/href.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { allergens, claims, dietMarks } from '../rules/food-label.ts'
import * as words from '../words/en.ts'
import * as filterWords from '../words/filters/en.ts'
import * as markWords from '../words/mark/en.ts'

const names = ['without', 'mark', 'claim'] as const

/** The label filters in a URL as a query of the product list: `{ without: ['milk'] }`; without the others. */
export const labelFilterQuery = (params: URLSearchParams) =>
  Object.fromEntries(
    names.flatMap((name) =>
      params.has(name) ? [[name, params.getAll(name).flatMap((value) => value.split(','))]] : [],
    ),
  )

type Props = {
  /** Path of the page whose list is filtered. */
  path: string
  asked: Record<string, string[]>
  /** The search words, which the filter form must keep. */
  q?: string
}

/**
 * The label filters of a product list as a plain form, so that they work before hydration.
 * @param asked the active filters, from `labelFilterQuery`
 */
export function LabelFilters({ path, asked, q }: Props) {
  const isAsked = Object.keys(asked).length > 0
  return (
    <details open={isAsked} className="mb-5 rounded-field border border-line bg-paper px-4">
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{filterWords.filters}</summary>
      <form action={hrefOf(path)} className="grid gap-4 pb-4">
        {q && <input type="hidden" name="q" value={q} />}
        <FilterCheckboxes
          name="without"
          title={filterWords.without}
          all={allergens}
          called={words.allergens}
          asked={asked}
        />
        <FilterCheckboxes
          name="mark"
          title={filterWords.mark}
          all={dietMarks}
          called={markWords.marks}
          asked={asked}
        />
        <FilterCheckboxes
          name="claim"
          title={filterWords.claims}
          all={claims}
          called={words.claims}
          asked={asked}
        />
        <p className="text-sm text-ink-soft">{filterWords.onlyLabelled}</p>
        <p className="flex flex-wrap items-center gap-4">
          <Button type="submit">{filterWords.show}</Button>
          {isAsked && (
            <TextLink to={q ? `${path}?${new URLSearchParams({ q })}` : path}>{filterWords.showAll}</TextLink>
          )}
        </p>
      </form>
    </details>
  )
}

type FilterCheckboxesProps<Name extends string> = {
  name: (typeof names)[number]
  title: string
  all: readonly Name[]
  called: Record<Name, string>
  asked: Props['asked']
}

const FilterCheckboxes = <Name extends string>({
  name,
  title,
  all,
  called,
  asked,
}: FilterCheckboxesProps<Name>) => (
  <fieldset>
    <legend className="text-sm font-semibold">{title}</legend>
    <div className="flex flex-wrap gap-x-5">
      {all.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name={name}
            value={one}
            defaultChecked={asked[name]?.includes(one)}
            className="size-5 shrink-0 accent-leaf-dark"
          />
          {called[one]}
        </label>
      ))}
    </div>
  </fieldset>
)
