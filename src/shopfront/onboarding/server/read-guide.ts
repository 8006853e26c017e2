import type { Db } from '#database/connect.ts'
import type { Row } from '#database/schema.ts'
import { keyModeOf } from '#integrations/razorpay/key-mode.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { areOwnFacts } from '#shopfront/settings/server/are-own-facts.ts'
import { saysWhereItIs } from '#shopfront/settings/server/is-opening.ts'
import { type Guide, keyOutcomes, type StepName, stepNames } from '../contract.ts'
import { readMarks } from './marks.queries.ts'
import { isPrintOf, keysOf, mailAccountOf } from './settings-print.ts'
import { countOwnPolicies, findFirsts, findTestMail, policyNames } from './what-stands.queries.ts'

type Needed = Pick<Parts, 'db' | 'settings' | 'store' | 'mailer'>
type Mark = Row<'guide_marks'>

/** What the shop has and what it lacks, read from the shop itself. */
export async function readGuide({ db, settings, store, mailer }: Needed): Promise<Guide> {
  const [marks, firsts, own] = await Promise.all([readMarks(db), findFirsts(db), countOwnPolicies(db)])
  const markOf = (name: Mark['name']) => marks.find((mark) => mark.name === name)
  const payments = {
    mode: keyModeOf(settings.razorpay),
    tested: await testOf(markOf('payment-keys'), settings.razorpay),
  }
  const mail = {
    leaves: settings.mail.smtpUrl !== undefined,
    tested: await mailTestOf(db, markOf('test-mail'), mailAccountOf(settings.mail, mailer.destination)),
  }
  const policies = { own, all: policyNames.length, read: markOf('policies-read') !== undefined }
  const done: Record<StepName, boolean> = {
    ...saidOfTheStore(store(), settings),
    'payment-keys': payments.mode !== 'pretend' && payments.tested?.outcome === 'works',
    mail: mail.leaves && mail.tested?.state === 'sent',
    policies: policies.read || policies.own === policies.all,
    ...firsts,
  }
  return {
    put_away: markOf('put-away') !== undefined,
    steps: stepNames.map((name) => ({ name, done: done[name] })),
    payments,
    mail,
    policies,
  }
}

const saidOfTheStore = (facts: StoreFacts, { demo }: Pick<Needed['settings'], 'demo'>) => ({
  name: areOwnFacts(facts, ['name', 'shortName', 'tagline', 'blurb']),
  logo: facts.marks?.square !== undefined || facts.marks?.wide !== undefined,
  icon: facts.marks?.square !== undefined,
  colours: areOwnFacts(facts, ['palette']),
  contacts: areOwnFacts(facts, ['phones', 'email']),
  tax: areOwnFacts(facts, ['tax']),
  legal: areOwnFacts(facts, ['legalName', 'address']) && facts.officer !== undefined,
  // A real shop starts with none, so whatever stands there is its own.
  zones: facts.zones !== undefined || (demo ? areOwnFacts(facts, ['shipping']) : saysWhereItIs(facts)),
})

/** A try says something of the keys that it was made with alone. */
async function testOf(
  mark: Mark | undefined,
  keys: Parts['settings']['razorpay'],
): Promise<Guide['payments']['tested']> {
  const outcome = keyOutcomes.find((known) => known === mark?.outcome)
  if (!mark || !outcome || !(await isPrintOf(mark.about, keysOf(keys)))) return null
  return { outcome, at: mark.marked_at.toISOString() }
}

async function mailTestOf(
  db: Db,
  mark: Mark | undefined,
  account: readonly string[],
): Promise<Guide['mail']['tested']> {
  const mail =
    mark && (await isPrintOf(mark.about, account)) ? await findTestMail(db, mark.outcome) : undefined
  if (!mail) return null
  const { recipient: to, sent_at, last_error: error, created_at } = mail
  const state = sent_at ? 'sent' : error === null ? 'queued' : 'refused'
  return { state, to, error, at: (sent_at ?? created_at).toISOString() }
}
