import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import type { Highlights } from '#catalogue/search/contract.ts'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import type { HomeContent } from '../../texts-contract.ts'
import { BrandStrip } from './brand-strip.tsx'
import { Maker, NewProducts, ShopByNeed } from './home-picks.tsx'
import type { TitledPictures } from './titled-pictures.ts'

type HomeMoreProps = {
  highlights: Deferred<(Pick<Highlights, 'claims'> & { newest: ProductCardData[] }) | null>
  /** The texts are part of the banners' data. */
  banner: Deferred<readonly [unknown, HomeContent | null]>
  picture: Deferred<TitledPictures>
}

/** What follows the products on the home page. A part without content is left out. */
export const HomeMore = ({ highlights, banner, picture }: HomeMoreProps) => (
  <>
    <Await of={highlights} fallback={null}>
      {(found) => found?.newest[0] && <NewProducts products={found.newest} />}
    </Await>
    <Await of={highlights} fallback={null}>
      {(found) => found?.claims[0] && <ShopByNeed claims={found.claims} />}
    </Await>
    <HomeMaker banner={banner} picture={picture} />
    <BrandStrip banner={banner} />
  </>
)

const HomeMaker = ({ banner, picture }: Pick<HomeMoreProps, 'banner' | 'picture'>) => (
  <Await of={banner} fallback={null}>
    {([, texts]) =>
      texts?.maker.title &&
      texts.maker.text && (
        <Await of={picture} fallback={null}>
          {({ pictures }) => (
            <Maker language={texts.language} maker={texts.maker} picture={pictures[0] ?? null} />
          )}
        </Await>
      )
    }
  </Await>
)
