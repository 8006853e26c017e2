import { securityLogYears } from '#values/security-log.ts'
import * as en from '../../../words/privacy/en.ts'
import * as ta from '../../../words/privacy/ta.ts'
import { policyIn } from './policy.ts'
import { facts, inOrder, mail, points, type ShopWays, section } from './typed.ts'

type Words = typeof en | typeof ta

const privacy = (words: Words, ways: ShopWays) => ({
  description: words.description(facts),
  lead: words.lead,
  sections: [
    section(words.whatWeStore, points(...words.stored)),
    section(words.why, words.purpose, inOrder(words.withdraw({ link: myData(words) }))),
    section(words.children, words.adultsOnly),
    section(words.cookies, ...ofCookies(words, ways)),
    section(words.payments, words.ofPayments),
    section(words.whoElse, points(...words.others)),
    section(
      words.howLong,
      words.asLongAs({ months: facts.monthsKept, years: securityLogYears }),
      inOrder(words.seeMyData({ link: myData(words) })),
    ),
    section(
      words.yourRights,
      inOrder(words.youMayAsk({ email: mail })),
      inOrder(words.nominate({ email: mail })),
      words.complain({ hasOfficer: ways.store.officer !== undefined }),
    ),
  ],
})

const myData = (words: Words) => `[${words.myData}](/my-data)`

const ofCookies = (words: Words, { visitorCarts }: ShopWays) => [
  words.threeCookies,
  points(
    inOrder(words.keepsYouLoggedIn({ cookie: '`token`' })),
    inOrder(words.tellsThePage({ cookie: '`signed_in`' })),
    inOrder(words.knowsTheDevice({ cookie: '`device`' })),
  ),
  visitorCarts ? inOrder(words.twoMore({ visit: '`visit`', hasCart: '`has_cart`' })) : '',
  inOrder(words.remembersLanguage({ cookie: '`language`' })),
  words.noOtherCookies,
]

export const privacyTexts = {
  en: (ways: ShopWays) => policyIn.en(privacy(en, ways), ways),
  ta: (ways: ShopWays) => policyIn.ta(privacy(ta, ways), ways),
}
