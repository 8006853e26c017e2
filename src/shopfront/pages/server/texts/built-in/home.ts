import type { PageTexts } from '../../../text-rules-contract.ts'
import * as en from '../../../words/home/en.ts'
import * as ta from '../../../words/home/ta.ts'
import { facts, type ShopWays } from './typed.ts'

type Words = typeof en | typeof ta

/** A real shop's until its merchant writes their own: true of any shop (decision X16). */
const claimless = (words: Words): PageTexts =>
  Object.assign(
    {},
    ...[1, 2, 3].map((at) => ({
      ...banner(at, words, words.orderOnline, 'light'),
      [`headline${at}`]: facts.name,
    })),
    ...words.ways.map((given, at) => promise(at + 1, given)),
    promise(4, { title: words.askUs, text: words.callOrWrite({ phone: '{phone}', email: '{email}' }) }),
  )

const home =
  (words: Words) =>
  ({ demo }: ShopWays): PageTexts =>
    demo ? sample(words) : claimless(words)

const sample = (words: Words): PageTexts => ({
  ...banner(1, words, words.grains, 'light'),
  ...banner(2, words, words.mornings, 'dark'),
  ...banner(3, words, words.spices, 'dark'),
  ...promise(1, { title: words.growersWeKnow, text: words.straightFromFarms(facts) }),
  ...Object.assign({}, ...words.promises.map((given, at) => promise(at + 2, given))),
})

/** The ground that stood behind the words before anybody could choose one. */
const strength = '75'

const banner = (at: number, words: Words, text: string, ground: string) => ({
  [`headline${at}`]: words.headline,
  [`text${at}`]: text,
  [`button${at}`]: words.shopNow,
  [`link${at}`]: '/categories',
  [`ground${at}`]: ground,
  [`strength${at}`]: strength,
})

const promise = (at: number, { title, text }: { title: string; text: string }) => ({
  [`promise${at}`]: title,
  [`because${at}`]: text,
})

export const homeTexts = { en: home(en), ta: home(ta) }
