import type { PageTexts } from '../../../text-rules-contract.ts'
import * as en from '../../../words/about/en.ts'
import * as ta from '../../../words/about/ta.ts'
import { facts, mail, phone, type ShopWays, section, typedText } from './typed.ts'

type Words = typeof en | typeof ta

const about =
  (words: Words) =>
  ({ demo }: ShopWays): PageTexts =>
    demo ? sample(words) : claimless(words)

/** A real shop's until its merchant writes their own: who sells, and how to reach them (decision X16). */
const claimless = (words: Words) => ({
  description: words.whoSells(facts),
  body: section(
    words.whoWeAre,
    words.whoSells(facts),
    words.reachUs({ address: facts.address, mail, phone }),
  ),
})

const sample = (words: Words) => ({
  description: words.beginning(facts),
  body: typedText(
    section(words.story, words.beginning(facts), words.today, words.growers),
    section(words.traditions, words.kitchen),
    ...words.masalas.map(({ name, text }) => typedText(`### ${name}`, text)),
    section(words.commitment, words.nothingAdded, words.nothingHidden, words.paidAtOnce),
  ),
})

export const aboutTexts = { en: about(en), ta: about(ta) }
