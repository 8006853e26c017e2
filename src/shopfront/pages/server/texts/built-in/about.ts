import type { PageTexts } from '../../../text-rules-contract.ts'
import * as en from '../../../words/about/en.ts'
import * as ta from '../../../words/about/ta.ts'
import {
  joinParagraphs,
  mailLink,
  phoneLink,
  placeholders,
  section,
  type TextContext,
} from './text-markup.ts'

type Words = typeof en | typeof ta

const about =
  (words: Words) =>
  ({ demo }: TextContext): PageTexts =>
    demo ? demoTexts(words) : neutralTexts(words)

/** Texts for shops outside the demo until the merchant writes their own: seller and contacts (decision X16). */
const neutralTexts = (words: Words) => ({
  description: words.whoSells(placeholders),
  body: section(
    words.whoWeAre,
    words.whoSells(placeholders),
    words.reachUs({ address: placeholders.address, mail: mailLink, phone: phoneLink }),
  ),
})

const demoTexts = (words: Words) => ({
  description: words.beginning(placeholders),
  body: joinParagraphs(
    section(words.story, words.beginning(placeholders), words.today, words.growers),
    section(words.traditions, words.kitchen),
    ...words.masalas.map(({ name, text }) => joinParagraphs(`### ${name}`, text)),
    section(words.commitment, words.nothingAdded, words.nothingHidden, words.paidAtOnce),
  ),
})

export const aboutTexts = { en: about(en), ta: about(ta) }
