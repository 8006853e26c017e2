import { securityLogYears } from '#people/security/rules/security-log.ts'
import { unpaidGuestDays } from '#values/people/guest-retention.ts'
import * as en from '../../../words/privacy/en.ts'
import * as ta from '../../../words/privacy/ta.ts'
import { policyBuilders } from './policy.ts'
import {
  bulletList,
  joinParts,
  mailLink,
  placeholders,
  type TextContext,
  textSection,
} from './text-markup.ts'

type Words = typeof en | typeof ta

const createPrivacyTexts = (words: Words, context: TextContext) => ({
  description: words.description(placeholders),
  lead: words.lead,
  sections: [
    textSection(
      words.whatWeStore,
      bulletList(...words.stored, ...(context.guestCheckout ? [words.storedOfGuests] : [])),
    ),
    textSection(words.why, words.purpose, joinParts(words.withdraw({ link: myDataLink(words) }))),
    textSection(words.children, words.adultsOnly),
    textSection(words.cookies, ...cookieParagraphs(words, context)),
    textSection(words.payments, words.ofPayments),
    textSection(words.whoElse, bulletList(...words.others)),
    textSection(
      words.howLong,
      words.asLongAs({ months: placeholders.monthsKept, years: securityLogYears }),
      context.guestCheckout ? words.guestsMay({ days: unpaidGuestDays }) : '',
      joinParts(words.seeMyData({ link: myDataLink(words) })),
    ),
    textSection(
      words.yourRights,
      joinParts(words.youMayAsk({ email: mailLink })),
      joinParts(words.nominate({ email: mailLink })),
      words.complain({ hasOfficer: context.store.officer !== undefined }),
    ),
  ],
})

const myDataLink = (words: Words) => `[${words.myData}](/my-data)`

const cookieParagraphs = (words: Words, { visitorCarts }: TextContext) => [
  words.threeCookies,
  bulletList(
    joinParts(words.keepsYouLoggedIn({ cookie: '`token`' })),
    joinParts(words.tellsThePage({ cookie: '`signed_in`' })),
    joinParts(words.knowsTheDevice({ cookie: '`device`' })),
  ),
  visitorCarts ? joinParts(words.twoMore({ visit: '`visit`', hasCart: '`has_cart`' })) : '',
  joinParts(words.remembersLanguage({ cookie: '`language`' })),
  words.noOtherCookies,
  words.pageSpeed,
]

export const privacyTexts = {
  en: (context: TextContext) => policyBuilders.en(createPrivacyTexts(en, context), context),
  ta: (context: TextContext) => policyBuilders.ta(createPrivacyTexts(ta, context), context),
}
