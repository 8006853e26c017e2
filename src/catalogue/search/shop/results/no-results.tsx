import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { ProductCard } from '#catalogue/products/shop/lists/product-card.tsx'
import { productColumns } from '#catalogue/products/shop/lists/product-grid.tsx'
import * as productWords from '#catalogue/products/words/en.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { ButtonLink, buttonStyles } from '#ui/elements/button.tsx'
import { MessageIcon } from '#ui/elements/lazy-icons.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import * as shareWords from '#ui/words/share/en.ts'
import { parseNationalNumber } from '#values/people/parse-phone.ts'
import * as words from '../../words/results/en.ts'
import type { SearchResults } from './load-results.ts'

const RecentlyViewed = lazyHydrated(() =>
  import('#catalogue/recently-viewed/shop/recently-viewed.tsx').then((module) => module.RecentlyViewed),
)

type Props = {
  q?: string
  /** Some filters are active. */
  isFiltered: boolean
  results: SearchResults
}

/** A search or a filtered list without products: what to do next, whom to ask, and what others buy. */
export function NoResults({ q, isFiltered, results: { bestsellers = [] } }: Props) {
  return (
    <>
      <EmptyState
        sentence={productWords.noProducts}
        detail={isFiltered ? words.removeFilters : words.tryOtherWords}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/categories" variant="secondary">
            {productWords.browseCategories}
          </ButtonLink>
          {q && <AskTheShop search={q} />}
        </div>
      </EmptyState>
      {bestsellers.length > 0 && (
        <section className="pt-4">
          <h2 className="mb-5">{words.bestsellers}</h2>
          <ul className={productColumns}>
            {bestsellers.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed path="/categories" />
    </>
  )
}

/** Links that ask the merchant for what was searched, with the question filled in. */
function AskTheShop({ search }: { search: string }) {
  const { phones } = useStoreSettings()
  const phone = phones.map(parseNationalNumber).find(Boolean)
  const text = encodeURIComponent(words.couldNotFind({ search }))
  return (
    <>
      <ButtonLink
        to={`/help?${new URLSearchParams({ about: 'search', q: search })}`}
        rel="nofollow"
        variant="secondary"
      >
        {words.askUs}
      </ButtonLink>
      {phone && (
        <a
          href={`https://wa.me/91${phone}?text=${text}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles('secondary')}
        >
          <MessageIcon className="size-4" />
          <span>
            {words.askOnWhatsApp}
            <span className="sr-only"> {shareWords.newWindow}</span>
          </span>
        </a>
      )}
    </>
  )
}
