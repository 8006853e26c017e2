import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { Category } from '../../category-contract.ts'
import * as words from '../../words/en.ts'
import { CategoryCard } from './category-card.tsx'

export const categorySizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)'

/** One column on a phone, then two, then three. */
export const categoryColumns = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

/** Categories with their descriptions (specification §2.10). */
export function CategoryGrid({ categories, priority }: { categories: Category[]; priority?: boolean }) {
  if (categories.length === 0) return <EmptyState sentence={words.noCategories} />
  return (
    <ul className={categoryColumns}>
      {categories.map((category, at) => (
        <li key={category.id}>
          <CategoryCard category={category} sizes={categorySizes} described priority={priority && at === 0} />
        </li>
      ))}
    </ul>
  )
}
