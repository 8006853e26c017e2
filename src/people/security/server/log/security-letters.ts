import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { letter } from '#integrations/mail/letter.ts'
import { said as mailSaid } from '#integrations/mail/words/index.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { type Language, localeOf } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../../words/index.ts'
import { deviceIn } from '../name-device.ts'
import type { Origin } from '../origin-of.ts'

type Told = {
  store: StoreFacts
  user: { name: string; email: string; locale: Language }
  from: Origin | undefined
  now: Date
}

const momentIn = (language: Language, now: Date) =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone: region.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(now)

const whereAndWhen = ({ user: { locale: language }, from, now }: Told) => {
  const by = from
    ? [
        said.withDevice({ device: deviceIn(language, from.deviceName) }),
        said.fromAddress({ address: from.address }),
      ]
    : [said.byCommand]
  const lines = [said.on({ moment: momentIn(language, now) }), ...by]
  return { heading: said.happened.in(language), lines: lines.map((line) => line.in(language)) }
}

type About = { kind: 'new-device' | 'second-factor' | 'pin-changed'; subject: Sentence; happened: Sentence }

/**
 * What happened, when and where, and what to do about it. In the language that the owner of the account reads: whoever
 * did it may be somebody else.
 */
const writeLetter = (trx: Transaction<Database>, told: Told, { kind, subject, happened }: About) => {
  const { name, email, locale: language } = told.user
  return writeMail(trx, {
    kind,
    subjectKey: randomUUID(),
    locale: language,
    now: told.now,
    mail: letter({
      from: told.store,
      to: email,
      language,
      subject: subject.in(language),
      parts: [
        mailSaid.hello({ name }).in(language),
        happened.in(language),
        whereAndWhen(told),
        said.nothingToDo.in(language),
      ],
    }),
  })
}

/** Tells a person that their account was opened on a device that they had not used before. */
export const tellNewDevice = (trx: Transaction<Database>, told: Told) =>
  writeLetter(trx, told, {
    kind: 'new-device',
    subject: said.newDevice({ shop: told.store.name }),
    happened: said.loggedInOnNewDevice,
  })

/** Tells an administrator that another thing opens their account now. */
export const tellSecondFactorChanged = (
  trx: Transaction<Database>,
  told: Told,
  change: keyof typeof said.secondFactorChanges,
) =>
  writeLetter(trx, told, {
    kind: 'second-factor',
    subject: said.secondFactorChanged({ shop: told.store.name }),
    happened: said.secondFactorChanges[change],
  })

/** Tells a person that their pin is another one. */
export const tellPinChanged = (trx: Transaction<Database>, told: Told) =>
  writeLetter(trx, told, {
    kind: 'pin-changed',
    subject: said.pinChanged({ shop: told.store.name }),
    happened: said.pinIsNew,
  })
