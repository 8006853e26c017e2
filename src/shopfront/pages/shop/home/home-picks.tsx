import type { ReactNode } from 'react'
import { Link } from '#browser/router/link.tsx'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'
import * as labelWords from '#catalogue/labels/words/en.ts'
import { ProductCard } from '#catalogue/products/shop/lists/product-card.tsx'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import type { Highlights } from '#catalogue/search/contract.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { HomeContent } from '../../texts-contract.ts'
import * as words from '../../words/home/en.ts'
import { HomeSection } from './home-section.tsx'
import type { TitledPictures } from './titled-pictures.ts'

/** The products that sell best. */
export const Bestsellers = ({ products }: { products: ProductCardData[] }) => (
  <ProductRow title={words.bestsellers} products={products} />
)

/** The products that were added last. */
export const NewProducts = ({ products }: { products: ProductCardData[] }) => (
  <ProductRow title={words.newProducts} products={products} />
)

/** A row of cards: swiped on a phone, one full row of the grid on a desktop. */
const ProductRow = ({ title, products }: { title: string; products: ProductCardData[] }) => (
  <HomeSection title={title}>
    <ul className="flex snap-x gap-3 overflow-x-auto overscroll-x-contain pb-2 [scrollbar-width:thin] max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 sm:gap-5 md:grid md:grid-cols-4 lg:gap-6 min-[90rem]:grid-cols-5">
      {products.map((product) => (
        <li
          key={product.id}
          className="w-[44vw] min-w-40 max-w-64 shrink-0 snap-start md:w-auto md:max-w-none max-[90rem]:md:nth-5:hidden"
        >
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  </HomeSection>
)

/** Links to the products whose labels make a claim (decision X25). */
export const ShopByNeed = ({ claims }: Pick<Highlights, 'claims'>) => (
  <HomeSection title={words.shopByNeed}>
    <ul className="flex flex-wrap gap-3">
      {claims.map(({ claim }) => (
        <li key={claim}>
          <Link
            to={`/categories?claim=${claim}`}
            className="inline-flex min-h-11 items-center rounded-full bg-tint-leaf px-5 font-semibold hover:shadow-lift"
          >
            {labelWords.claims[claim]}
          </Link>
        </li>
      ))}
    </ul>
  </HomeSection>
)

type MakerProps = Pick<HomeContent, 'language' | 'maker'> & { picture: TitledPictures['pictures'][number] }

/** Who makes the food, beside the first picture of the About page if there is one. */
export function Maker({ language, maker, picture }: MakerProps) {
  // Far below the first view, so its picture comes when the part is near.
  const isHydrating = useIsHydrating()
  return (
    <section className="page-column pt-12 lg:pt-20">
      <div className="overflow-hidden rounded-card bg-paper shadow-card md:grid md:grid-cols-2">
        {picture && isHydrating && <div className="aspect-4/3 bg-cream-deep md:aspect-auto md:min-h-full" />}
        {picture && !isHydrating && (
          <Picture
            picture={picture.picture}
            sizes="(min-width: 100rem) 48rem, (min-width: 48rem) 48vw, calc(100vw - 2rem)"
            className="waits aspect-4/3 md:aspect-auto md:max-h-[34rem] md:min-h-full"
          />
        )}
        <MakerText lang={language}>
          <h2>{maker.title}</h2>
          <p className="max-w-[60ch] lg:text-lg">{maker.text}</p>
          <TextLink to="/about">{words.moreAboutUs}</TextLink>
        </MakerText>
      </div>
    </section>
  )
}

const MakerText = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <div lang={lang} className="flex flex-col items-start justify-center gap-4 p-6 sm:p-8">
    {children}
  </div>
)
