import type { PageTexts } from '../../../text-rules-contract.ts'
import * as en from '../../../words/about/en.ts'
import * as ta from '../../../words/about/ta.ts'
import {
  joinParagraphs,
  mailLink,
  phoneLink,
  placeholders,
  type TextContext,
  textSection,
} from './text-markup.ts'

type Words = typeof en | typeof ta

const createAboutTexts =
  (words: Words) =>
  ({ demo }: TextContext): PageTexts =>
    demo ? demoTexts(words) : neutralTexts(words)

/** Texts for shops outside the demo until the merchant writes their own: seller and contacts (decision X16). */
const neutralTexts = (words: Words) => ({
  description: words.whoSells(placeholders),
  body: textSection(
    words.whoWeAre,
    words.whoSells(placeholders),
    words.reachUs({ address: placeholders.address, mail: mailLink, phone: phoneLink }),
  ),
})

const demoTexts = (words: Words) => ({
  description: words.beginning(placeholders),
  body: joinParagraphs(
    textSection(words.story, words.beginning(placeholders), words.today, words.growers),
    textSection(words.traditions, words.kitchen),
    ...words.masalas.map(({ name, text }) => joinParagraphs(`### ${name}`, text)),
    textSection(words.commitment, words.nothingAdded, words.nothingHidden, words.paidAtOnce),
  ),
})

export const aboutTexts = { en: createAboutTexts(en), ta: createAboutTexts(ta) }
