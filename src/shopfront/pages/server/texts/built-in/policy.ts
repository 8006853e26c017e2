import * as en from '../../../words/policies/en.ts'
import * as ta from '../../../words/policies/ta.ts'
import { facts, inOrder, mail, phone, type ShopWays, section, typedText } from './typed.ts'

type Policy = { description: string; lead: string; sections: string[] }
type Frame = typeof en | typeof ta

/** A policy: what it is in a sentence, its sections, and whom to ask. */
const policy =
  (words: Frame) =>
  ({ description, lead, sections }: Policy, { demo }: Pick<ShopWays, 'demo'>) => ({
    // Since when a real shop says so is known to its merchant alone (decision X16).
    note: demo ? words.inForce : '',
    lead,
    description,
    body: typedText(
      ...sections,
      section(words.questions, inOrder(words.whomToAsk<string>({ ...facts, email: mail, phone }))),
    ),
  })

export const policyIn = { en: policy(en), ta: policy(ta) }
