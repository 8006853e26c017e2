import type { PageTexts } from '../../../text-rules-contract.ts'
import * as aboutEn from '../../../words/about/en.ts'
import * as aboutTa from '../../../words/about/ta.ts'
import * as en from '../../../words/home/en.ts'
import * as ta from '../../../words/home/ta.ts'
import { placeholders, type TextContext } from './text-markup.ts'

type Words = typeof en | typeof ta
type AboutWords = typeof aboutEn | typeof aboutTa

/** Texts for shops outside the demo until the merchant writes their own: true of any shop (decision X16). */
const neutralTexts = (words: Words): PageTexts =>
  Object.assign(
    {},
    ...[1, 2, 3].map((at) => ({
      ...bannerTexts(at, words, words.orderOnline, 'light'),
      [`headline${at}`]: placeholders.name,
    })),
    ...words.ways.map((given, at) => promiseTexts(at + 1, given)),
    promiseTexts(4, { title: words.askUs, text: words.callOrWrite({ phone: '{phone}', email: '{email}' }) }),
    { maker: '', story: '' },
  )

const createHomeTexts =
  (words: Words, about: AboutWords) =>
  ({ demo }: TextContext): PageTexts =>
    demo ? demoTexts(words, about) : neutralTexts(words)

const demoTexts = (words: Words, about: AboutWords): PageTexts => ({
  ...bannerTexts(1, words, words.grains, 'light'),
  ...bannerTexts(2, words, words.mornings, 'dark'),
  ...bannerTexts(3, words, words.spices, 'dark'),
  ...promiseTexts(1, { title: words.growersWeKnow, text: words.straightFromFarms(placeholders) }),
  ...Object.assign({}, ...words.promises.map((given, at) => promiseTexts(at + 2, given))),
  maker: about.story,
  story: about.beginning(placeholders),
})

/** Default opacity in percent of the background behind the text. */
const strength = '75'

const bannerTexts = (at: number, words: Words, text: string, ground: string) => ({
  [`headline${at}`]: words.headline,
  [`text${at}`]: text,
  [`button${at}`]: words.shopNow,
  [`link${at}`]: '/categories',
  [`ground${at}`]: ground,
  [`strength${at}`]: strength,
})

const promiseTexts = (at: number, { title, text }: { title: string; text: string }) => ({
  [`promise${at}`]: title,
  [`because${at}`]: text,
})

export const homeTexts = { en: createHomeTexts(en, aboutEn), ta: createHomeTexts(ta, aboutTa) }
