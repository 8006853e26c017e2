import { Arrival, type Arriving } from '../../../ui/arriving.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import type { Category } from '../../catalogue/contract.ts'
import { CategoryCard } from '../../catalogue/web/category-card.tsx'
import { HomeSection } from './home-section.tsx'

const title = 'Shop by Categories'
const columns = 'grid grid-cols-pair gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6'
const sizes = '(min-width: 64rem) 17rem, calc(50vw - 1.5rem)'

/** The first categories, and the way to all of them where there are any (specification §2.8). */
export const HomeCategories = ({ categories }: { categories: Arriving<Category[] | null> }) => (
  <Arrival
    of={categories}
    meanwhile={
      <HomeSection title={title}>
        <CardsOnTheirWay />
      </HomeSection>
    }
  >
    {(found) => (
      <HomeSection
        title={title}
        more={found?.length ? { to: '/categories', label: 'Explore All' } : undefined}
      >
        {found ? (
          <Cards categories={found} />
        ) : (
          <ErrorState sentence="Failed to load categories. Please try again." />
        )}
      </HomeSection>
    )}
  </Arrival>
)

/** As tall as the cards will be, or a way back to a product further down would end beside it. */
const CardsOnTheirWay = () => (
  <Skeleton words="Loading categories..." className={columns}>
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
    <EmptyState sentence="No categories found." />
  ) : (
    <ul className={columns}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
