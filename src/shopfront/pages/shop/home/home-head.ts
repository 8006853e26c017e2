import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import { returnPolicyJsonLd } from '#shopfront/settings/shop/return-policy-json-ld.ts'
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
    feed: true,
    ...(banner && { largest: { picture: banner.picture, narrow: banner.phone_picture, sizes: bannerSizes } }),
    ...(picture && { preview: picture }),
    jsonLd: [organizationJsonLd(shop), websiteJsonLd(shop)],
  }
}

/** The shop with its address, contacts and return policy, as schema.org JSON-LD. What is not set is left out. */
const organizationJsonLd = ({ publicUrl, store }: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: store.name,
  ...(store.legalName && { legalName: store.legalName }),
  url: publicUrl + base,
  logo: new URL(
    store.logoHash ? logoFileUrl(store.logoHash, 'icon-512.png') : '/brand/icon-512.png',
    publicUrl,
  ).href,
  ...contactsOf(store),
  ...(store.address.length > 0 && { address: addressOf(store) }),
  ...(store.social.url && { sameAs: [store.social.url] }),
  hasMerchantReturnPolicy: returnPolicyJsonLd({ publicUrl, store }),
})

function contactsOf({ email, phones: [phone] }: Shop['store']) {
  const contacts = { ...(email && { email }), ...(phone && { telephone: phone }) }
  if (!email && !phone) return {}
  return {
    ...contacts,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contacts },
  }
}

/** The lines as the merchant wrote them; the PIN code among them also stands by itself. */
function addressOf({ address, shipping: { stateCode } }: Shop['store']) {
  const lines = address.join(', ')
  const [postalCode] = /\b[1-9]\d{2} ?\d{3}\b/.exec(lines) ?? []
  return {
    '@type': 'PostalAddress',
    streetAddress: lines,
    ...(postalCode && { postalCode: postalCode.replace(' ', '') }),
    ...(stateCode && { addressRegion: stateCode }),
    addressCountry: 'IN',
  }
}

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
