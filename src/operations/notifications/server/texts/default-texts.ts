import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { KindTo, MailKind } from '../../mail-kinds.ts'
import type { MailText } from '../../read-text.ts'
import { said } from '../../words/index.ts'
import * as words from '../../words/office/merchant/en.ts'

/** Paragraphs; a field stands as it is. */
type Paragraphs<Paragraph> = { subject: Paragraph; body: Paragraph[] }

const id = '{order number}'
const total = '{total}'
const number = '{ticket number}'
const dear = said.dear({ name: '{name}' })
const questions = said.questions({ email: '{shop email}', phone: '{shop phone}' })

const toCustomers: Record<KindTo<'customer'>, Paragraphs<Sentence | string>> = {
  'order-confirmation': {
    subject: said.orderConfirmed({ id, shop: '{shop}' }),
    body: [
      dear,
      said.thankYou({ id, total }),
      '{products}',
      '{delivery address}',
      '{arrival}',
      '{order page}',
      '{shipping charge}',
      said.packedWithin({ processing: '{packing days}', delivery: '{delivery days}' }),
      said.deliveredWithin({ district: '{district}', state: '{state}' }),
      said.salesAreFinal,
      questions,
    ],
  },
  'order-dispatched': {
    subject: said.onItsWay({ id }),
    body: [
      dear,
      said.hasLeft({ id }),
      '{parcel}',
      '{rest follows}',
      said.travelsWith({ courier: '{courier}' }),
      said.trackingNumber({ number: '{tracking number}' }),
      '{tracking link}',
      '{delivery address}',
      '{arrival}',
      '{order page}',
      '{shipping charge}',
      said.arrivesWithin({ days: '{delivery days}' }),
      questions,
    ],
  },
  'order-delivered': {
    subject: said.wasDelivered({ id }),
    body: [
      dear,
      said.hasArrived({ id }),
      '{order page}',
      said.notRight({ email: '{shop email}', phone: '{shop phone}' }),
    ],
  },
  'order-refunded': {
    subject: said.moneyGoesBack({ id }),
    body: [
      dear,
      said.weReturned({ amount: '{amount}', id }),
      said.refundedFor({ what: '{refunded for}' }),
      said.because({ reason: '{reason}' }),
      said.bankNeeds({ days: '{refund days}' }),
      questions,
    ],
  },
  'order-refunded-by-hand': {
    subject: said.moneyWasReturned({ id }),
    body: [
      dear,
      said.returnedOtherwise({ amount: '{amount}', id }),
      said.refundedFor({ what: '{refunded for}' }),
      said.because({ reason: '{reason}' }),
      questions,
    ],
  },
  'order-cancelled': {
    subject: said.wasCancelled({ id }),
    body: [
      dear,
      said.isCancelled({ id }),
      said.because({ reason: '{reason}' }),
      '{products}',
      said.youGetBack({ amount: '{amount}' }),
      questions,
    ],
  },
  'ticket-to-confirm': {
    subject: said.ticketToConfirm({ number }),
    body: [
      said.somebodyWrote({ shop: '{shop}', number: `**${number}**` }),
      said.confirmIfYou,
      '{confirmation link}',
      said.ignoreIfNot,
    ],
  },
  'ticket-opened': {
    subject: said.ticketOpened({ number }),
    body: [
      dear,
      said.weHaveYourTicket({ number: `**${number}**` }),
      said.itIsAboutOrder({ id }),
      said.weAnswerBy({ acknowledge: '{acknowledge by}', settle: '{settle by}' }),
      said.officerIs({ officer: '{officer}' }),
      '{ticket link}',
      questions,
    ],
  },
  'ticket-answered': {
    subject: said.ticketAnswered({ number }),
    body: [dear, said.weHaveAnswered({ number }), '{ticket message}', said.answerThere, '{ticket link}'],
  },
  'ticket-settled': {
    subject: said.ticketSettled({ number }),
    body: [dear, said.weHaveSettled({ number }), said.notSettled, '{ticket link}'],
  },
}

const hello = words.hello({ shop: '{shop}' })
const day = '{day}'

const toMerchants: Record<KindTo<'merchant'>, Paragraphs<string>> = {
  'order-to-pack': {
    subject: words.orderPaid({ id, total }),
    body: [
      hello,
      words.hasPaid({ name: '{name}', total, id }),
      '{products}',
      '{delivery address}',
      '{order link}',
    ],
  },
  'ticket-to-answer': {
    subject: words.ticketToAnswer({ number, name: '{name}' }),
    body: [
      hello,
      words.askedYou({ name: '{name}', about: '{about}', number }),
      words.aboutTheOrder({ id }),
      '{ticket message}',
      words.dueBy({ acknowledge: '{acknowledge by}', settle: '{settle by}' }),
      '{ticket link}',
    ],
  },
  'tickets-to-answer': {
    subject: words.moreTickets,
    body: [hello, words.moreWritten({ numbers: number }), '{ticket link}'],
  },
  'low-stock': {
    subject: words.runningLow({ what: '{running low}' }),
    body: [hello, words.soldDownTo, '{packs}', '{stock link}'],
  },
  'money-matter': {
    subject: words.moneyNeedsALook({ id }),
    body: [
      hello,
      '{about the order}',
      '{what happened}',
      words.whatToDo({ advice: '{what to do}' }),
      '{order link}',
    ],
  },
  'money-waits': { subject: words.waitsSubject, body: [hello, words.waits, '{matters}', '{money link}'] },
  'money-differences': {
    subject: words.differencesOn({ differences: '{differences}', day }),
    body: [hello, words.compared({ day }), '{list of differences}', words.lookUpEach, '{money link}'],
  },
  'morning-summary': {
    subject: words.thisMorning({ day }),
    body: [
      hello,
      words.toPack({ count: '**{orders to pack}**' }),
      words.sentYesterday({ count: '**{dispatched yesterday}**' }),
      words.moneyMatters({ count: '**{money matters}**' }),
      words.lowPacks({ count: '**{packs running low}**' }),
      '{longest waiting}',
      '{fewest left}',
      '{batches ending}',
      words.lateTickets({ count: '**{late tickets}**' }),
      '{list of late tickets}',
      '{office link}',
    ],
  },
  'backup-late': {
    subject: words.backupLate,
    body: [
      hello,
      words.lastBackup({ moment: '**{last backup}**' }),
      '{what happened}',
      words.backUpAgain,
      '{office link}',
    ],
  },
}

const all: Record<MailKind, Paragraphs<Sentence | string>> = { ...toCustomers, ...toMerchants }

/** What a mail says where the merchant has not written otherwise. */
export function defaultText(kind: MailKind, language: Language): MailText {
  const { subject, body } = all[kind]
  const say = (words: Sentence | string) => (typeof words === 'string' ? words : words.in(language))
  return { subject: say(subject), body: body.map(say).join('\n\n') }
}
