import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { KindTo, MailKind } from '../../mail-kinds.ts'
import type { MailTemplate } from '../../mail-template.ts'
import { sentences } from '../../words/index.ts'
import { toMerchants } from './merchant-templates.ts'

/** Paragraphs; a field is not translated. */
type Paragraphs<Paragraph> = { subject: Paragraph; body: Paragraph[] }

const id = '{order number}'
const total = '{total}'
const number = '{ticket number}'
const product = '{product name}'
const dear = sentences.dear({ name: '{name}' })
/** The day of arrival, in bold. */
const arrival = '**{arrival}**'
const questions = sentences.questions({ email: '{shop email}', phone: '{shop phone}' })

/** The end of the mail that confirms an order. */
const delivery = [
  '{delivery address}',
  '{shipping charge}',
  sentences.packedWithin({ processing: '{packing days}', delivery: '{delivery days}' }),
  sentences.deliveredWithin({ district: '{district}', state: '{state}' }),
  sentences.nextMail,
  sentences.salesAreFinal,
  questions,
]

const toCustomers: Record<KindTo<'customer'>, Paragraphs<Sentence | string>> = {
  'order-confirmation': {
    subject: sentences.orderConfirmed({ id, shop: '{shop}' }),
    body: [
      dear,
      sentences.thankYou({ id, total }),
      '{added to}',
      arrival,
      '{order page}',
      '{products}',
      sentences.paidWith({ reference: '{payment reference}' }),
      ...delivery,
    ],
  },
  'cash-order-confirmation': {
    subject: sentences.orderConfirmed({ id, shop: '{shop}' }),
    body: [
      dear,
      sentences.thankYouForCashOrder({ id, total }),
      '{added to}',
      arrival,
      '{order page}',
      '{products}',
      ...delivery,
    ],
  },
  'order-to-pay': {
    subject: sentences.paymentIsDue({ id, shop: '{shop}' }),
    body: [
      dear,
      sentences.orderTaken({ id, total }),
      '{added to}',
      sentences.payBy({ moment: '{pay by}' }),
      '{payment link}',
      '{products}',
      '{delivery address}',
      questions,
    ],
  },
  'cash-order-reduced': {
    subject: sentences.wasReduced({ id }),
    body: [
      dear,
      sentences.recalledRemoved({ id }),
      '{products}',
      sentences.payLess({ total }),
      '{order page}',
      questions,
    ],
  },
  'order-dispatched': {
    subject: sentences.onItsWay({ id }),
    body: [
      dear,
      sentences.hasLeft({ id }),
      arrival,
      '**{cash to pay}**',
      sentences.travelsWith({ courier: '{courier}' }),
      sentences.trackingNumber({ number: '{tracking number}' }),
      '{tracking link}',
      '{order page}',
      '{parcel}',
      '{rest follows}',
      '{still to come}',
      '{delivery address}',
      '{shipping charge}',
      sentences.arrivesWithin({ days: '{delivery days}' }),
      questions,
    ],
  },
  'order-delivered': {
    subject: sentences.wasDelivered({ id }),
    body: [
      dear,
      sentences.hasArrived({ id }),
      sentences.buyAgainThere,
      '{order page}',
      sentences.notRight({ email: '{shop email}', phone: '{shop phone}' }),
    ],
  },
  'order-refunded': {
    subject: sentences.moneyGoesBack({ id }),
    body: [
      dear,
      sentences.weReturned({ amount: '{amount}', id }),
      sentences.refundedFor({ what: '{refunded for}' }),
      sentences.because({ reason: '{reason}' }),
      sentences.bankNeeds({ days: '{refund days}' }),
      '{order page}',
      questions,
    ],
  },
  'order-refunded-by-hand': {
    subject: sentences.moneyWasReturned({ id }),
    body: [
      dear,
      sentences.returnedOtherwise({ amount: '{amount}', id }),
      sentences.refundedFor({ what: '{refunded for}' }),
      sentences.because({ reason: '{reason}' }),
      '{order page}',
      questions,
    ],
  },
  'order-exchanged': {
    subject: sentences.wasReduced({ id }),
    body: [
      dear,
      sentences.exchangedItems({ id, items: '{refunded for}' }),
      sentences.exchangePays({ amount: '{amount}', id: '{new order number}' }),
      '{order page}',
      questions,
    ],
  },
  'order-return': {
    subject: sentences.returnOf({ id }),
    body: [
      dear,
      '{return status}',
      sentences.itemsOfReturn({ items: '{returned items}' }),
      sentences.weSay({ answer: '{shop answer}' }),
      '{order page}',
      questions,
    ],
  },
  'replacement-confirmation': {
    subject: sentences.replacementComes({ id: '{replaced order}' }),
    body: [
      dear,
      sentences.replacementFor({ id, replaced: '{replaced order}' }),
      arrival,
      sentences.weSay({ answer: '{shop answer}' }),
      '{order page}',
      '{products}',
      sentences.nothingToPay,
      '{delivery address}',
      sentences.nextMail,
      questions,
    ],
  },
  'order-cancelled': {
    subject: sentences.wasCancelled({ id }),
    body: [
      dear,
      sentences.isCancelled({ id }),
      sentences.because({ reason: '{reason}' }),
      '{products}',
      sentences.youGetBack({ amount: '{amount}' }),
      '{order page}',
      questions,
    ],
  },
  'standing-order-due': {
    subject: sentences.regularDeliveryDue({ shop: '{shop}' }),
    body: [
      dear,
      sentences.timeToOrder,
      '{regular delivery}',
      '{regular delivery link}',
      sentences.changeDeliveries,
      questions,
    ],
  },
  'ticket-to-confirm': {
    subject: sentences.ticketToConfirm({ number }),
    body: [
      sentences.somebodyWrote({ shop: '{shop}', number: `**${number}**` }),
      sentences.confirmIfYou,
      '{confirmation link}',
      sentences.ignoreIfNot,
    ],
  },
  'ticket-opened': {
    subject: sentences.ticketOpened({ number }),
    body: [
      dear,
      sentences.weHaveYourTicket({ number: `**${number}**` }),
      sentences.itIsAboutOrder({ id }),
      sentences.weAnswerBy({ acknowledge: '{acknowledge by}', settle: '{settle by}' }),
      sentences.officerIs({ officer: '{officer}' }),
      '{ticket link}',
      questions,
    ],
  },
  'ticket-answered': {
    subject: sentences.ticketAnswered({ number }),
    body: [
      dear,
      sentences.weHaveAnswered({ number }),
      '{ticket message}',
      sentences.answerThere,
      '{ticket link}',
    ],
  },
  'ticket-settled': {
    subject: sentences.ticketSettled({ number }),
    body: [dear, sentences.weHaveSettled({ number }), sentences.notSettled, '{ticket link}'],
  },
  'stock-alert-to-confirm': {
    subject: sentences.alertToConfirm({ product }),
    body: [
      sentences.somebodyWantsAlert({ product: `**${product}**`, shop: '{shop}' }),
      sentences.confirmAlertIfYou,
      '{confirmation link}',
      sentences.ignoreAlertIfNot,
    ],
  },
  'back-in-stock': {
    subject: sentences.isBackInStock({ product }),
    body: [
      dear,
      sentences.youAskedForAlert({ product: `**${product}**` }),
      sentences.priceNow({ price: '{product price}' }),
      '{product link}',
      sentences.whileStocksLast,
      '{alerts link}',
      questions,
    ],
  },
  'review-replied': {
    subject: sentences.repliedToReview({ product }),
    body: [
      dear,
      sentences.thanksForReview({ product: `**${product}**` }),
      '{shop reply}',
      '{product link}',
      questions,
    ],
  },
}

const defaults: Record<MailKind, Paragraphs<Sentence | string>> = { ...toCustomers, ...toMerchants }

/** The default template of a mail. */
export function defaultTemplate(kind: MailKind, language: Language): MailTemplate {
  const { subject, body } = defaults[kind]
  const say = (words: Sentence | string) => (typeof words === 'string' ? words : words.in(language))
  return { subject: say(subject), body: body.map(say).join('\n\n') }
}
