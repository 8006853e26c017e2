import type { Category } from '#catalogue/products/category-contract.ts'
import { CategoryCard } from '#catalogue/products/shop/lists/category-card.tsx'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../../words/home/en.ts'
import { HomeSection } from './home-section.tsx'

const title = uiWords.shopByCategories
const columns = 'grid grid-cols-pair gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6'
const sizes = '(min-width: 64rem) 23vw, calc(50vw - 1.5rem)'

/** The first categories, with a link to all if there are any (specification §2.8). */
export const HomeCategories = ({ categories }: { categories: Deferred<Category[] | null> }) => (
  <Await
    of={categories}
    fallback={
      <HomeSection title={title}>
        <CardsSkeleton />
      </HomeSection>
    }
  >
    {(found) => (
      <HomeSection
        title={title}
        more={found?.length ? { to: '/categories', label: words.exploreAll } : undefined}
      >
        {found ? <Cards categories={found} /> : <ErrorState sentence={words.categoriesNotLoaded} />}
      </HomeSection>
    )}
  </Await>
)

/** As tall as the loaded cards: otherwise Back would restore a wrong scroll position. */
const CardsSkeleton = () => (
  <Skeleton words={words.loadingCategories} className={columns}>
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="rounded-card bg-paper">
        <SkeletonBlock className="aspect-4/3 w-full rounded-b-none" />
        <SkeletonBlock className="mx-3 my-3 h-[1.375em] text-base sm:mx-5 sm:my-4 sm:text-lg" />
      </div>
    ))}
  </Skeleton>
)

const Cards = ({ categories }: { categories: Category[] }) =>
  categories.length === 0 ? (
    <EmptyState sentence={words.noCategories} />
  ) : (
    <ul className={columns}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
