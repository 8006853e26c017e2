import * as en from '../../../words/policies/en.ts'
import * as ta from '../../../words/policies/ta.ts'
import {
  joinParagraphs,
  joinParts,
  mailLink,
  phoneLink,
  placeholders,
  type TextContext,
  textSection,
} from './text-markup.ts'

type Policy = { description: string; lead: string; sections: string[] }
type PolicyWords = typeof en | typeof ta

/** Creates the function that builds a policy in a language: summary, the given sections, and contacts. */
const createPolicyBuilder =
  (words: PolicyWords) =>
  ({ description, lead, sections }: Policy, { demo }: Pick<TextContext, 'demo'>) => ({
    // Only the merchant knows since when the policy is in force, so only the demo has a date (decision X16).
    note: demo ? words.inForce : '',
    lead,
    description,
    body: joinParagraphs(
      ...sections,
      textSection(
        words.questions,
        joinParts(words.whomToAsk<string>({ ...placeholders, email: mailLink, phone: phoneLink })),
      ),
    ),
  })

export const policyBuilders = { en: createPolicyBuilder(en), ta: createPolicyBuilder(ta) }
