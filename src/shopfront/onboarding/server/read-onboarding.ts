import type { Db } from '#database/connect.ts'
import type { Row } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { areCustomized } from '#shopfront/settings/server/are-customized.ts'
import { hasShopLocation } from '#shopfront/settings/server/is-opening-soon.ts'
import { keyOutcomes, type Onboarding } from '../contract.ts'
import { type StepName, stepNames } from '../rules/onboarding-steps.ts'
import { listOnboardingMarks } from './onboarding-marks.queries.ts'
import {
  checkFirstProductAndOrder,
  countCustomizedPolicies,
  findTestMail,
  policyNames,
} from './onboarding-progress.queries.ts'
import { readQuestions } from './read-questions.ts'
import { mailAccountValues, matchesFingerprint, paymentKeyValues } from './settings-fingerprint.ts'

type Needed = Pick<Parts, 'db' | 'settings' | 'store' | 'mailer' | 'payments'>
type OnboardingMark = Row<'guide_marks'>

/** Reads the setup guide: which steps are done according to the shop's data, and the results of the last tests. */
export async function readOnboarding({
  db,
  settings,
  store,
  mailer,
  payments: { online },
}: Needed): Promise<Onboarding> {
  const [marks, first, customized] = await Promise.all([
    listOnboardingMarks(db),
    checkFirstProductAndOrder(db),
    countCustomizedPolicies(db),
  ])
  const markOf = (name: OnboardingMark['name']) => marks.find((mark) => mark.name === name)
  const payments = {
    mode: online.capabilities.mode,
    tested: await paymentTestOf(markOf('payment-keys'), settings.razorpay),
  }
  const mail = {
    leaves: settings.mail.smtpUrl !== undefined,
    tested: await readMailTest(db, markOf('test-mail'), mailAccountValues(settings.mail, mailer.destination)),
  }
  const policies = { own: customized, all: policyNames.length, read: markOf('policies-read') !== undefined }
  const done: Record<StepName, boolean> = {
    ...storeStepsDone(store(), settings),
    'payment-keys':
      settings.razorpay.configured && payments.mode !== 'pretend' && payments.tested?.outcome === 'works',
    mail: mail.leaves && mail.tested?.state === 'sent',
    policies: policies.read || policies.own === policies.all,
    product: first.product,
    order: first.order,
  }
  const progress = {
    payments: payments.mode === 'test' || payments.mode === 'live',
    mail: mail.leaves,
    policies: done.policies,
    category: first.category,
    product: first.draft,
    label: first.label,
    publish: first.product,
    order: first.order,
  }
  return {
    put_away: markOf('put-away') !== undefined,
    steps: stepNames.map((name) => ({ name, done: done[name] })),
    questions: readQuestions({ facts: store(), settings, progress, marks }),
    payments,
    mail,
    policies,
  }
}

/** Which steps of the setup guide the store settings show to be done. */
const storeStepsDone = (facts: StoreSettings, { demo }: Pick<Needed['settings'], 'demo'>) => ({
  name: areCustomized(facts, ['name', 'shortName', 'tagline', 'blurb']),
  logo: facts.logoSpec?.square !== undefined || facts.logoSpec?.wide !== undefined,
  icon: facts.logoSpec?.square !== undefined,
  colours: areCustomized(facts, ['palette']),
  contacts: areCustomized(facts, ['phones', 'email']),
  tax: areCustomized(facts, ['tax']),
  legal: areCustomized(facts, ['legalName', 'address']) && facts.officer !== undefined,
  // Outside the demo a shop starts blank, so any value is the merchant's own.
  zones: facts.zones !== undefined || (demo ? areCustomized(facts, ['shipping']) : hasShopLocation(facts)),
})

/** The saved result of the last test; null if these keys were never tested. */
async function paymentTestOf(
  mark: OnboardingMark | undefined,
  keys: Parts['settings']['razorpay'],
): Promise<Onboarding['payments']['tested']> {
  const outcome = keyOutcomes.find((known) => known === mark?.outcome)
  if (!mark || !outcome || !(await matchesFingerprint(mark.about, paymentKeyValues(keys)))) return null
  return { outcome, at: mark.marked_at.toISOString() }
}

/** The last test mail and whether it was sent; null if none was sent with these account settings. */
async function readMailTest(
  db: Db,
  mark: OnboardingMark | undefined,
  account: readonly string[],
): Promise<Onboarding['mail']['tested']> {
  const mail =
    mark && (await matchesFingerprint(mark.about, account)) ? await findTestMail(db, mark.outcome) : undefined
  if (!mail) return null
  const { recipient: to, sent_at, last_error: error, created_at } = mail
  const state = sent_at ? 'sent' : error === null ? 'queued' : 'refused'
  return { state, to, error, at: (sent_at ?? created_at).toISOString() }
}
