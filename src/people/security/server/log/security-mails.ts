import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { sentences as mailSentences } from '#integrations/mail/words/index.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { dateFormats } from '#values/time/date-formats.ts'
import { type Language, localeOf } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../../words/index.ts'
import { translateDeviceName } from '../name-device.ts'
import type { Origin } from '../origin-of.ts'

type MailContext = {
  store: StoreSettings
  user: { name: string; email: string; locale: Language }
  from: Origin | undefined
  now: Date
}

const momentFormatOf = dateFormats({ timeZone: region.timeZone, dateStyle: 'long', timeStyle: 'short' })
const formatMoment = (language: Language, now: Date) => momentFormatOf(localeOf[language]).format(now)

/**
 * The part of a mail that says when it happened, on which device and from which address, or by a command on the server.
 */
const describeEvent = ({ user: { locale: language }, from, now }: MailContext) => {
  const by = from
    ? [
        sentences.withDevice({ device: translateDeviceName(language, from.deviceName) }),
        sentences.fromAddress({ address: from.address }),
      ]
    : [sentences.byCommand]
  const lines = [sentences.on({ moment: formatMoment(language, now) }), ...by]
  return { heading: sentences.happened.in(language), lines: lines.map((line) => line.in(language)) }
}

type SecurityMail = {
  kind: 'new-device' | 'second-factor' | 'pin-changed'
  subject: Sentence
  happened: Sentence
}

/**
 * Queues a mail that says what happened, when and where, and what to do about it. It is in the language of the
 * account's owner, because somebody else may have done it.
 */
const writeSecurityMail = (
  trx: Transaction<Database>,
  context: MailContext,
  { kind, subject, happened }: SecurityMail,
) => {
  const { name, email, locale: language } = context.user
  return writeMail(trx, {
    kind,
    subjectKey: randomUUID(),
    locale: language,
    now: context.now,
    mail: renderMail({
      from: context.store,
      to: email,
      language,
      subject: subject.in(language),
      parts: [
        mailSentences.hello({ name }).in(language),
        happened.in(language),
        describeEvent(context),
        sentences.nothingToDo.in(language),
      ],
    }),
  })
}

/** Queues a mail to a user about a login on a new device. */
export const notifyNewDevice = (trx: Transaction<Database>, context: MailContext) =>
  writeSecurityMail(trx, context, {
    kind: 'new-device',
    subject: sentences.newDevice({ shop: context.store.name }),
    happened: sentences.loggedInOnNewDevice,
  })

/** Queues a mail to an administrator: their second factor has changed. */
export const notifySecondFactorChanged = (
  trx: Transaction<Database>,
  context: MailContext,
  change: keyof typeof sentences.secondFactorChanges,
) =>
  writeSecurityMail(trx, context, {
    kind: 'second-factor',
    subject: sentences.secondFactorChanged({ shop: context.store.name }),
    happened: sentences.secondFactorChanges[change],
  })

/** Queues a mail to a user: their pin has changed. */
export const notifyPinChanged = (trx: Transaction<Database>, context: MailContext) =>
  writeSecurityMail(trx, context, {
    kind: 'pin-changed',
    subject: sentences.pinChanged({ shop: context.store.name }),
    happened: sentences.pinIsNew,
  })
