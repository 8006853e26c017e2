import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import { logoFileUrl } from '#values/pictures/logo-files.ts'
import { base, locale } from '#words/page/en.ts'
import { bannerSizes } from './banner-slide.tsx'
import type { TitledPictures } from './titled-pictures.ts'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/** The home page's head: data for search engines and link previews. In the browser only the title is needed. */
export function homeHead({ pictures }: TitledPictures, shop: Shop): Head {
  const { store } = shop
  const title = store.tagline ? `${store.name}: ${store.tagline}` : store.name
  if (!import.meta.env.SSR) return { title }
  const banner = pictures.find((found) => found !== null)
  const picture = banner?.picture
  return {
    title,
    description: store.blurb,
    ...(banner && { largest: { picture: banner.picture, narrow: banner.phone_picture, sizes: bannerSizes } }),
    ...(picture && { preview: picture }),
    jsonLd: [organizationJsonLd(shop), websiteJsonLd(shop)],
  }
}

/** The shop with its address and contacts, as schema.org JSON-LD. */
const organizationJsonLd = ({ publicUrl, store }: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: store.name,
  legalName: store.legalName,
  url: publicUrl + base,
  logo: new URL(
    store.logoHash ? logoFileUrl(store.logoHash, 'icon-512.png') : '/brand/icon-512.png',
    publicUrl,
  ).href,
  email: store.email,
  telephone: store.phones[0],
  address: store.address.join(', '),
  ...(store.social.url && { sameAs: [store.social.url] }),
})

/** The shop's website with its search, as schema.org JSON-LD. */
const websiteJsonLd = ({ publicUrl, store }: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: store.name,
  url: publicUrl + base,
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}${base}/categories?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
