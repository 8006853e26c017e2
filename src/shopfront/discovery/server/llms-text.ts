import { listCategories } from '#catalogue/products/server/categories/categories.queries.ts'
import { listStories } from '#catalogue/stories/server/stories.queries.ts'
import { storyCardView } from '#catalogue/stories/server/story-view.ts'
import * as storiesEn from '#catalogue/stories/words/en.ts'
import * as storiesTa from '#catalogue/stories/words/ta.ts'
import { localizeZone } from '#ordering/delivery/contract.ts'
import * as shippingEn from '#shopfront/pages/words/shipping/en.ts'
import * as shippingTa from '#shopfront/pages/words/shipping/ta.ts'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import { languages, pathIn } from '#words/language.ts'
import * as en from '../words/en.ts'
import * as ta from '../words/ta.ts'
import type { FeedSource } from './product-feed.ts'

const wordsIn = {
  en: { own: en, ui: uiEn, shipping: shippingEn, stories: storiesEn.stories },
  ta: { own: ta, ui: uiTa, shipping: shippingTa, stories: storiesTa.stories },
}

const maxCategories = 100
const maxStories = 100

/** The shop in short Markdown, in the format of llmstxt.org: for programs that answer questions about the shop. */
export async function* llmsText({ db, publicUrl, store, language }: FeedSource) {
  const { own, ui } = wordsIn[language]
  const { tagline, blurb, email, phones } = toPublicStoreSettings(store, language)
  const { items } = await listCategories(db, { limit: maxCategories }, language)
  const stories = (await listStories(db, { limit: maxStories })).items.map((row) =>
    storyCardView(row, language),
  )
  const about = [tagline, blurb].filter(Boolean).map((text) => text.replace(/\.$/, ''))
  const link = (name: string, path: string, note = '') =>
    linkTo(name, publicUrl + pathIn(language, path), note)
  const lines = [
    `# ${plain(store.name)}`,
    '',
    ...(about.length > 0 ? [`> ${plain(about.join('. '))}.`, ''] : []),
    ...describeDelivery({ store, language }).map((sentence) => `- ${plain(sentence)}`),
    `- ${own.prices}`,
    ...(store.fssai ? [`- ${own.licence({ number: store.fssai })}`] : []),
    '',
    `## ${own.products}`,
    '',
    link(ui.shopByCategories, '/categories'),
    ...items.map(({ name, path, description }) => link(name, path, description)),
    '',
    ...(stories.length > 0
      ? [
          `## ${wordsIn[language].stories}`,
          '',
          ...stories.map(({ title, path, summary }) => link(title, path, summary)),
          '',
        ]
      : []),
    `## ${own.policies}`,
    '',
    link(ui.shippingPolicy, '/shipping-policy'),
    link(ui.refundPolicy, '/refund-policy'),
    link(ui.privacyPolicy, '/privacy-policy'),
    link(ui.termsAndConditions, '/terms-and-conditions'),
    '',
    `## ${own.contact}`,
    '',
    link(ui.about, '/about'),
    ...(email ? [linkTo(email, `mailto:${email}`)] : []),
    ...phones.filter(Boolean).map((phone) => linkTo(phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`)),
    '',
    `## ${own.data}`,
    '',
    link(own.productFeedName, '/feeds/products.xml', own.productFeed({ shop: store.name })),
    link(own.newProducts({ shop: store.name }), '/feed.xml'),
    linkTo(own.sitemap, `${publicUrl}/sitemap.xml`),
    ...languages
      .filter((one) => one !== language)
      .map((one) => linkTo(own.inOtherLanguage, publicUrl + pathIn(one, '/llms.txt'))),
  ]
  yield `${lines.join('\n')}\n`
}

/** Where the shop delivers: to its zones, or within its district; nothing without settings. */
function describeDelivery({ store, language }: Pick<FeedSource, 'store' | 'language'>) {
  const { shipping: words } = wordsIn[language]
  const { district, state, deliveryDays } = store.shipping
  const { name } = store
  if (!store.zones) return district ? [words.description({ name, district, state, deliveryDays })] : []
  const zones = store.zones.map((zone) => localizeZone(zone, language).name).join(', ')
  return [words.descriptionOfZones({ name, zones })]
}

/** Text on one line that is not read as Markdown or HTML. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]<>\\`]/g, (sign) => `\\${sign}`)
    .trim()

const linkTo = (name: string, url: string, note = '') =>
  `- [${plain(name)}](${url})${note ? `: ${plain(note)}` : ''}`
