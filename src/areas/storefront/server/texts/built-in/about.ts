import * as en from '../../../words/about/en.ts'
import * as ta from '../../../words/about/ta.ts'
import { facts, section, typedText } from './typed.ts'

const about = (words: typeof en | typeof ta) => () => ({
  description: words.beginning(facts),
  body: typedText(
    section(words.story, words.beginning(facts), words.today, words.growers),
    section(words.traditions, words.kitchen),
    ...words.masalas.map(({ name, text }) => typedText(`### ${name}`, text)),
    section(words.commitment, words.nothingAdded, words.nothingHidden, words.paidAtOnce),
  ),
})

export const aboutTexts = { en: about(en), ta: about(ta) }
