import { store } from '../../../store.ts'
import type { Head, HeadArgs } from '../../../ui/page.ts'
import { pictureAddress } from '../../../values/picture.ts'
import { bannerSizes } from './banner-slide.tsx'
import type { TitledPictures } from './titled-pictures.ts'

/** What search engines and link previews are told of the shop. The browser needs no more than the title. */
export function homeHead({ pictures }: TitledPictures, { publicUrl }: Omit<HeadArgs<unknown>, 'data'>): Head {
  const title = `${store.name}: ${store.tagline}`
  if (!import.meta.env.SSR) return { title }
  const banner = pictures.find((found) => found !== null)
  const picture = banner?.picture
  return {
    title,
    description: store.blurb,
    ...(banner && { largest: { picture: banner.picture, narrow: banner.phone_picture, sizes: bannerSizes } }),
    ...(picture && { image: pictureAddress(picture.url, picture.widths.at(-1) ?? picture.width, 'webp') }),
    jsonLd: [organization(publicUrl), website(publicUrl)],
  }
}

const organization = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: store.name,
  legalName: store.legalName,
  url: publicUrl,
  logo: new URL('/brand/icon-512.png', publicUrl).href,
  email: store.email,
  telephone: store.phones[0],
  address: store.address.join(', '),
  sameAs: [store.social.url],
})

const website = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: store.name,
  url: publicUrl,
  inLanguage: store.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}/categories?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
