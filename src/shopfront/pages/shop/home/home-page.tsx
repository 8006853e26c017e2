import type { LoaderFunctionArgs } from 'react-router'
import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import type { Category } from '#catalogue/products/category-contract.ts'
import type { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { listProducts } from '#catalogue/products/shop/lists/list-products.ts'
import { toProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import type { searchEndpoints } from '#catalogue/search/contract.ts'
import { loadSuggestions } from '#catalogue/search/shop/suggestions/load-suggestions.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { SearchForm } from '#ui/layout/search-form.tsx'
import type { HomeContent, textEndpoints } from '../../texts-contract.ts'
import * as words from '../../words/home/en.ts'
import { bannersOf, bannerTitles } from './banners.ts'
import { bannerHeight, HomeBanner } from './home-banner.tsx'
import { HomeCategories } from './home-categories.tsx'
import { homeHead } from './home-head.ts'
import { findTitledPictures, type TitledPictures } from './titled-pictures.ts'

/** Specification §2.8. */
const maxCategories = 4

const HomeProducts = lazyHydrated(() => import('./home-products.tsx').then((module) => module.HomeProducts))
const Bestsellers = lazyHydrated(() => import('./home-picks.tsx').then((module) => module.Bestsellers))
const HomeMore = lazyHydrated(() => import('./home-more.tsx').then((module) => module.HomeMore))
const PraiseSection = lazyHydrated(() =>
  import('#catalogue/reviews/shop/praise-section.tsx').then((module) => module.PraiseSection),
)
const HomeStories = lazyHydrated(() =>
  import('#catalogue/stories/shop/stories-row.tsx').then((module) => module.HomeStories),
)

type Texts = Promise<HomeContent | null>

/**
 * Loads the home page's data; the texts are passed in, so the preview can pass a draft. Categories and products are
 * null if they failed to load.
 */
export function loadHomeData(args: Pick<LoaderFunctionArgs, 'context'>, texts: Texts) {
  const api = apiOf<typeof catalogueEndpoints>(args)
  const categories = api('GET /categories', { query: { limit: maxCategories } }).then((found) =>
    found.map(withoutTexts),
  )
  const highlights = nullOnError(loadHighlights(args))
  return deferParts({
    banner: Promise.all([findTitledPictures(args, bannerTitles), texts]),
    categories: nullOnError(categories),
    products: loadProducts(args, highlights),
    highlights,
    makerPicture: findTitledPictures(args, ['aboutImage1']),
  })
}
type HomeData = Awaited<ReturnType<typeof loadHomeData>>

/** The home page shows no description of a category, and its picture beside its name. */
const withoutTexts = ({ picture, ...category }: Category): Category => ({
  ...category,
  description: '',
  picture: picture && { ...picture, alt: '' },
})

/** The first page of all products, once what is above them has arrived, so that it does not move them. */
async function loadProducts(args: Pick<LoaderFunctionArgs, 'context'>, above: Promise<unknown>) {
  const products = nullOnError(listProducts(args.context.get(transportContext)))
  await above
  return products
}

async function loadHighlights(args: Pick<LoaderFunctionArgs, 'context'>) {
  const { bestsellers, newest, claims } = await apiOf<typeof searchEndpoints>(args)(
    'GET /search/highlights',
    {},
  )
  return {
    bestsellers: bestsellers.map(toProductCardData),
    newest: newest.map(toProductCardData),
    claims,
  }
}

export const loader = (args: LoaderFunctionArgs) =>
  loadHomeData(args, nullOnError(apiOf<typeof textEndpoints>(args)('GET /texts/home', {})))

export const head = ({ data, ...shop }: HeadArgs<{ banner: [TitledPictures, unknown] }>) =>
  homeHead(data.banner[0], shop)

export default function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <HomeView {...useLoaderData<HomeData>()} />
    </main>
  )
}

/** The content of the home page, also used by the preview of a draft. */
export function HomeView({ banner, categories, products, highlights, makerPicture }: HomeData) {
  const { name, tagline } = useStoreSettings()
  return (
    <>
      <h1 className="sr-only">{tagline ? `${name}: ${tagline}` : name}</h1>
      <SearchForm className="page-column py-2 md:hidden" suggestions={loadSuggestions} />
      <Await of={banner} fallback={<BannerSkeleton />}>
        {([found, texts]) => <HomeBanner {...found} banners={bannersOf(texts)} />}
      </Await>
      <HomeCategories categories={categories} />
      {/* A part that is rendered empty would load its code at once, so an empty part is left out. */}
      <Await of={highlights} fallback={null}>
        {(found) => found?.bestsellers[0] && <Bestsellers products={found.bestsellers} />}
      </Await>
      <HomeProducts products={products} />
      <HomeMore highlights={highlights} banner={banner} picture={makerPicture} />
      <HomeStories />
      <Await of={products} fallback={null}>
        {(found) => <PraiseSection products={found?.items ?? []} />}
      </Await>
    </>
  )
}

/** Re-exported for the editor's preview, so that the bundler does not split it into a chunk of its own. */
export { BannerSlide } from './banner-slide.tsx'

const BannerSkeleton = () => (
  <Skeleton words={words.loadingImages}>
    <SkeletonBlock className={`${bannerHeight} rounded-none`} />
  </Skeleton>
)
