import type { ReactNode } from 'react'
import { allergens, claims, dietMarks } from '#catalogue/labels/rules/food-label.ts'
import * as labelWords from '#catalogue/labels/words/en.ts'
import * as markWords from '#catalogue/labels/words/mark/en.ts'
import { Field } from '#ui/forms/field.tsx'
import type { SearchFacets } from '../../contract.ts'
import * as words from '../../words/results/en.ts'
import type { FilterName, ListFilter } from './list-filters.ts'

type Props = {
  asked: readonly ListFilter[]
  facets: SearchFacets | undefined
  /** Called when a price field is left. */
  onPrice: () => void
}

/** The filters of a list. Options that would leave no product are not shown, unless they are active. */
export function FilterFields({ asked, facets, onPrice }: Props) {
  const chosenValue = (name: FilterName) => asked.find(([other]) => other === name)?.[1]
  const isAsked = (name: FilterName, value: string) =>
    asked.some(([other, chosen]) => other === name && chosen === value)
  const categories = facets?.categories ?? []
  const category = chosenValue('category_id')
  const labelOptions = <Name extends string>(
    name: 'mark' | 'claim' | 'without',
    all: readonly Name[],
    called: Record<Name, string>,
  ) => {
    const counts = new Map<string, number>(facets?.[name].map((facet) => [facet.name, facet.count]))
    return all
      .filter((value) => !facets || counts.has(value) || isAsked(name, value))
      .map((value) => (
        <Option
          key={value}
          name={name}
          value={value}
          count={counts.get(value)}
          isChosen={isAsked(name, value)}
        >
          {called[value]}
        </Option>
      ))
  }
  const labelGroups = [
    { title: words.mark, options: labelOptions('mark', dietMarks, markWords.marks) },
    { title: words.claims, options: labelOptions('claim', claims, labelWords.claims) },
    { title: words.without, options: labelOptions('without', allergens, labelWords.allergens) },
  ]
  const isStockAsked = isAsked('in_stock', 'true')
  return (
    <>
      {(categories.length > 1 || category) && (
        <Group title={words.category}>
          <Option name="category_id" value="" isRadio isChosen={!category}>
            {words.allCategories}
          </Option>
          {categories.map(({ id, name, count }) => (
            <Option
              key={id}
              name="category_id"
              value={String(id)}
              count={count}
              isRadio
              isChosen={category === String(id)}
            >
              {name}
            </Option>
          ))}
        </Group>
      )}
      {labelGroups.map(({ title, options }) => (
        <Group key={title} title={title}>
          {options}
        </Group>
      ))}
      {labelGroups.some(({ options }) => options.length > 0) && (
        <p className="text-sm text-ink-soft">{words.onlyLabelled}</p>
      )}
      {(!facets || facets.in_stock > 0 || isStockAsked) && (
        <Group title={words.availability}>
          <Option name="in_stock" value="true" count={facets?.in_stock} isChosen={isStockAsked}>
            {words.inStock}
          </Option>
        </Group>
      )}
      <Group title={words.price}>
        <div className="grid w-full max-w-sm grid-cols-2 gap-3 pt-1">
          {(['min_price', 'max_price'] as const).map((name) => (
            <Field
              key={name}
              label={name === 'min_price' ? words.minPrice : words.maxPrice}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              name={name}
              defaultValue={chosenValue(name)}
              placeholder={placeholderOf(facets?.prices?.[name === 'min_price' ? 'min' : 'max'])}
              onBlur={onPrice}
            />
          ))}
        </div>
      </Group>
    </>
  )
}

const placeholderOf = (rupees: number | undefined) => (rupees === undefined ? undefined : String(rupees))

/** A group of options; nothing without any. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-x-5">{children}</div>
    </fieldset>
  )
}

type OptionProps = {
  name: FilterName
  value: string
  /** How many products it would leave. */
  count?: number | undefined
  isChosen: boolean
  isRadio?: boolean
  children: ReactNode
}

const Option = ({ name, value, count, isChosen, isRadio, children }: OptionProps) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type={isRadio ? 'radio' : 'checkbox'}
      name={name}
      value={value}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-leaf-dark"
    />
    <span>
      {children}
      {count !== undefined && <span className="text-ink-soft"> ({count})</span>}
    </span>
  </label>
)
