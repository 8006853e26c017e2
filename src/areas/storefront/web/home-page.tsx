import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { store } from '../../../store.ts'
import { Arrival, arriving, orNothing } from '../../../ui/arriving.tsx'
import { late } from '../../../ui/late.tsx'
import { apiOf, type HeadArgs, transportContext } from '../../../ui/page.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import type { catalogueEndpoints } from '../../catalogue/contract.ts'
import { listProducts } from '../../catalogue/web/list-products.ts'
import { bannerHeight, HomeBanner } from './home-banner.tsx'
import { HomeCategories } from './home-categories.tsx'
import { homeHead } from './home-head.ts'
import { banners } from './home-texts.ts'
import { findTitledPictures, type TitledPictures } from './titled-pictures.ts'

/** Specification §2.8. */
const mostCategories = 4

const HomeProducts = late(() => import('./home-products.tsx').then((module) => module.HomeProducts))
const BrandStrip = late(() => import('./brand-strip.tsx').then((module) => module.BrandStrip))

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf<typeof catalogueEndpoints>(args)
  return arriving({
    pictures: findTitledPictures(
      args,
      banners.map(({ title }) => title),
    ),
    categories: orNothing(api('GET /categories', { query: { limit: mostCategories } })),
    products: orNothing(listProducts(args.context.get(transportContext))),
  })
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data, ...shop }: HeadArgs<{ pictures: TitledPictures }>) =>
  homeHead(data.pictures, shop)

export default function HomePage() {
  const { pictures, categories, products } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">
        {store.name}: {store.tagline}
      </h1>
      <Arrival of={pictures} meanwhile={<BannerOnItsWay />}>
        {(found) => <HomeBanner {...found} />}
      </Arrival>
      <HomeCategories categories={categories} />
      <HomeProducts products={products} />
      <BrandStrip />
    </main>
  )
}

const BannerOnItsWay = () => (
  <Skeleton words="Loading images...">
    <SkeletonBlock className={`${bannerHeight} rounded-none`} />
  </Skeleton>
)
