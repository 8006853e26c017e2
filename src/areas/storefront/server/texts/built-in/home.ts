import type { PageTexts } from '../../../text-rules-contract.ts'
import * as en from '../../../words/home/en.ts'
import * as ta from '../../../words/home/ta.ts'
import { facts } from './typed.ts'

type Words = typeof en | typeof ta

const home = (words: Words) => (): PageTexts => ({
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
