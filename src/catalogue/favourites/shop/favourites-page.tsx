import { useEffect, useState } from 'react'
import type { HeadArgs } from '#browser/page.ts'
import { listByIds } from '#catalogue/products/shop/lists/list-by-ids.ts'
import { ProductCard } from '#catalogue/products/shop/lists/product-card.tsx'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { productColumns } from '#catalogue/products/shop/lists/product-grid.tsx'
import { OwnAlerts } from '#inventory/alerts/shop/own-alerts.tsx'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { HeartIcon } from '#ui/elements/lazy-icons.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { loginPath } from '#values/people/login-paths.ts'
import * as words from '../words/en.ts'
import { useFavourites, useFavouritesKnown } from './favourites.ts'

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.favourites} | ${storeName}`,
  hidden: true,
})

/** The saved products, of an account or of this device, and a customer's back-in-stock alerts. */
export default function FavouritesPage() {
  const { user } = useVisitor()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-6 pb-16 outline-none lg:pt-10">
      <h1 className="mb-6">{words.favourites}</h1>
      {user === 'unknown' ? <Loading /> : <SavedProducts isVisitor={user === null} />}
      {hasRole(user, 'customer') && <OwnAlerts />}
    </main>
  )
}

const Loading = () => <SkeletonLines words={words.loading} count={5} />

/**
 * The saved products that are on sale, in the order in which they were saved; of the others, only their number. A product
 * that is removed stays until the page is left, so that a slip can be undone.
 */
function SavedProducts({ isVisitor }: { isVisitor: boolean }) {
  const ids = useFavourites()
  const isKnown = useFavouritesKnown()
  const [shown, setShown] = useState<number[]>(ids)
  const [products, setProducts] = useState<ProductCardData[] | 'failed'>()
  if (ids.some((id) => !shown.includes(id))) setShown([...ids, ...shown.filter((id) => !ids.includes(id))])
  useEffect(() => {
    let isLeft = false
    const show = (found: ProductCardData[] | 'failed') => isLeft || setProducts(found)
    listByIds(shown).then(show, () => show('failed'))
    return () => {
      isLeft = true
    }
  }, [shown])
  if (shown.length === 0) return isKnown ? <NothingSaved /> : <Loading />
  if (products === undefined) return <Loading />
  if (products === 'failed')
    return <ErrorState sentence={words.notLoaded} onRetry={() => setShown([...shown])} />
  const gone = ids.filter((id) => !products.some((product) => product.id === id)).length
  return (
    <>
      <ul className={productColumns}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {gone > 0 && <p className="mt-5 text-ink-soft">{words.notAvailable({ count: gone })}</p>}
      {isVisitor && (
        <p className="mt-5">
          {words.onThisDevice} <TextLink to={loginPath('/favourites')}>{words.logIn}</TextLink>
        </p>
      )}
    </>
  )
}

const NothingSaved = () => (
  <EmptyState sentence={words.none} detail={words.howToSave} icon={HeartIcon}>
    <ButtonLink to="/categories">{words.browse}</ButtonLink>
  </EmptyState>
)
