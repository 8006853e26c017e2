import type { LoaderFunctionArgs } from 'react-router'
import { late } from '#browser/late.tsx'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import type { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { listProducts } from '#catalogue/products/shop/lists/list-products.ts'
import { useStore } from '#shopfront/settings/shop/use-store.ts'
import { Arrival, arriving, orNothing } from '#ui/feedback/arriving.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { SearchForm } from '#ui/layout/search-form.tsx'
import type { ShownHome, textEndpoints } from '../../texts-contract.ts'
import * as words from '../../words/home/en.ts'
import { bannersOf, bannerTitles } from './banners.ts'
import { bannerHeight, HomeBanner } from './home-banner.tsx'
import { HomeCategories } from './home-categories.tsx'
import { homeHead } from './home-head.ts'
import { findTitledPictures, type TitledPictures } from './titled-pictures.ts'

/** Specification §2.8. */
const mostCategories = 4

const HomeProducts = late(() => import('./home-products.tsx').then((module) => module.HomeProducts))
const BrandStrip = late(() => import('./brand-strip.tsx').then((module) => module.BrandStrip))

type Texts = Promise<ShownHome | null>

/** What the page shows, whatever its banners and promises say. */
export function loadParts(args: Pick<LoaderFunctionArgs, 'context'>, texts: Texts) {
  const api = apiOf<typeof catalogueEndpoints>(args)
  return arriving({
    banner: Promise.all([findTitledPictures(args, bannerTitles), texts]),
    categories: orNothing(api('GET /categories', { query: { limit: mostCategories } })),
    products: orNothing(listProducts(args.context.get(transportContext))),
  })
}
type Parts = Awaited<ReturnType<typeof loadParts>>

export const loader = (args: LoaderFunctionArgs) =>
  loadParts(args, orNothing(apiOf<typeof textEndpoints>(args)('GET /texts/home', {})))

export const head = ({ data, ...shop }: HeadArgs<{ banner: [TitledPictures, unknown] }>) =>
  homeHead(data.banner[0], shop)

export default function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <HomeView {...useLoaderData<Parts>()} />
    </main>
  )
}

export function HomeView({ banner, categories, products }: Parts) {
  const { name, tagline } = useStore()
  return (
    <>
      <h1 className="sr-only">{tagline ? `${name}: ${tagline}` : name}</h1>
      <SearchForm className="page-column py-2 md:hidden" />
      <Arrival of={banner} meanwhile={<BannerOnItsWay />}>
        {([found, texts]) => <HomeBanner {...found} banners={bannersOf(texts)} />}
      </Arrival>
      <HomeCategories categories={categories} />
      <HomeProducts products={products} />
      <BrandStrip banner={banner} />
    </>
  )
}

/** For the preview of what is typed: the office fetches this page's code, so that no part of it is a file of its own. */
export { BannerSlide } from './banner-slide.tsx'

const BannerOnItsWay = () => (
  <Skeleton words={words.loadingImages}>
    <SkeletonBlock className={`${bannerHeight} rounded-none`} />
  </Skeleton>
)
