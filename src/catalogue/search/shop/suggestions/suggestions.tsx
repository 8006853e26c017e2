import { type ReactNode, useId, useState } from 'react'
import type { SearchSuggestionsPart } from '#ui/layout/search-form.tsx'
import type { SearchSuggestions } from '../../contract.ts'
import * as words from '../../words/suggestions/en.ts'
import { CategoryOption, CompletionOption, type OptionProps, ProductOption } from './option.tsx'
import { leaveField, useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

const nothing: SearchSuggestions = { products: [], categories: [], completions: [] }

/** What a shopper who types may mean: products, categories and ways to end the search. */
export const Suggestions: SearchSuggestionsPart = ({ field }) => {
  const [typed, setTyped] = useState('')
  const answer = useSuggestions(typed)
  const { products, categories, completions } = answer ?? nothing
  const count = products.length + categories.length + completions.length
  const id = useId()
  const { isOpen, active, optionId } = useCombobox(field, id, count, setTyped)
  const optionAt = (at: number): OptionProps => ({
    id: optionId(at),
    isActive: at === active,
    onSelect: () => leaveField(field.current),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? words.found({ count }) : answer && count === 0 && words.nothingFound}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={words.suggestions}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70vh] overflow-y-auto overscroll-contain rounded-card border border-line bg-paper py-2 shadow-lift"
        >
          <Group title={words.products} isShown={products.length > 0}>
            {products.map((product, at) => (
              <ProductOption key={product.id} product={product} {...optionAt(at)} />
            ))}
          </Group>
          <Group title={words.categories} isShown={categories.length > 0}>
            {categories.map((category, at) => (
              <CategoryOption key={category.id} category={category} {...optionAt(products.length + at)} />
            ))}
          </Group>
          <Group title={words.searches} isShown={completions.length > 0}>
            {completions.map((text, at) => (
              <CompletionOption
                key={text}
                text={text}
                {...optionAt(products.length + categories.length + at)}
              />
            ))}
          </Group>
        </div>
      )}
    </>
  )
}

type GroupProps = { title: string; isShown: boolean; children: ReactNode }

function Group({ title, isShown, children }: GroupProps) {
  const id = useId()
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be part of a listbox.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-4 pt-2 pb-1 text-sm font-semibold text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  )
}
