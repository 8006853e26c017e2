import { lazy } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { pictureEndpoints } from '#catalogue/pictures/contract.ts'
import type { HomeContent } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'

const titles = ['bannerImage1', 'bannerImage2', 'bannerImage3']
const BannerSlide = lazy(async () => ({
  default: (await import('../../shop/home/home-page.tsx')).BannerSlide,
}))
const BrandPromises = lazy(async () => ({
  default: (await import('../../shop/home/brand-strip.tsx')).BrandPromises,
}))

/**
 * Preview of the home page: all banners below each other, then the promises, scaled down from desktop size. A slide
 * hides itself while it is inert, so visibility is forced.
 */
export default function HomePreview({ home }: { home: HomeContent }) {
  const { data: pictures } = useApiQuery('pictures of the banners', (signal) =>
    Promise.all(
      titles.map((title) =>
        callApi<typeof pictureEndpoints>()('GET /images/title/{title}', { params: { title }, signal }).catch(
          () => null,
        ),
      ),
    ),
  )
  return (
    <div className="grid gap-6 sm:w-[72rem] sm:[zoom:0.48] xl:[zoom:0.36] 2xl:[zoom:0.47] [&_*]:visible!">
      {home.banners.map((banner, at) => (
        <div
          key={at}
          className="relative h-[max(400px,25rem)] overflow-hidden rounded-card bg-line lg:h-[max(500px,31.25rem)]"
        >
          <BannerSlide
            banner={{
              picture: noPicture,
              phone_picture: null,
              ...banner,
              ...pictures?.[at],
              lang: home.language,
            }}
            first={false}
            offset={0}
            drawn={Boolean(pictures?.[at])}
            place={words.banner({ number: String(at + 1) })}
          />
        </div>
      ))}
      <BrandPromises {...home} />
    </div>
  )
}

const noPicture = { url: '', width: 0, height: 0, alt: '', widths: [] }
