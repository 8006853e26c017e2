import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { releaseTicketMails, untilReleased, writeMail } from '#operations/outbox/server/write-mail.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { TicketKind } from '#values/ticket.ts'
import { momentInWords } from '#values/time/moment-in-words.ts'
import { firstLanguage, type Language, localeOf } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import { said } from '../words/index.ts'
import * as words from '../words/office/merchant/en.ts'
import { isUserErased } from './erased-readers.queries.ts'
import { headed } from './order-in-words.ts'
import { type Telling, tellMerchant } from './tell-merchant.ts'
import { findMailedInTheHour, tellOfMore, waitForOtherTickets } from './tell-of-more-tickets.ts'
import { composeMail } from './texts/compose-mail.ts'
import type { ValuesOf } from './texts/render-text.ts'

type Trx = Transaction<Database>

/** A ticket as a mail tells it. */
export type ToldTicket = {
  number: string
  kind: TicketKind
  orderId: number | null
  /** Nothing of a stranger. */
  userId: number | null
  /** Who asks, and what they read. */
  name: string
  email: string
  /** Whether this address is theirs, as far as anybody knows: otherwise what is written to it is held. */
  isConfirmed: boolean
  locale: Language
  acknowledgeBy: Date
  settleBy: Date
  /** Where who asks follows it, where its address is confirmed, and where the back office shows it. */
  link: string
  confirmLink: string
  officeLink: string
}

type Written = { key: string; body: string }

/**
 * A stranger has given an address that may be anybody's, or an account whose address nothing has proved: its owner reads the
 * number and where to confirm it, and nothing that was typed. However many tickets are opened, so many such mails leave in an
 * hour; the others wait for their turn.
 * @param lately the numbers of what was opened from the same mailbox within a day: asked about one of them, it is not asked again
 */
export async function tellTicketToConfirm(
  trx: Trx,
  { number, email, locale, confirmLink }: ToldTicket,
  lately: string[],
  { store, now }: Telling,
) {
  if (await isAsked(trx, lately)) return
  const kind = 'ticket-to-confirm'
  const values = {
    ticket_number: number,
    confirmation_link: { label: said.confirmAddress.in(locale), url: confirmLink },
  }
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, { kind, subjectKey: number, locale, mail, now, dueAt: await nextTurn(trx, now) })
}

const mostToConfirmInAnHour = 30
const hour = 3_600_000

/** When one more such mail may leave: at once, or an hour after the one that so many follow. */
async function nextTurn(trx: Trx, now: Date) {
  const before = await trx
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', 'ticket-to-confirm')
    .where('next_attempt_at', '>', new Date(now.getTime() - hour))
    .orderBy('next_attempt_at', 'desc')
    .offset(mostToConfirmInAnHour - 1)
    .limit(1)
    .executeTakeFirst()
  return before ? new Date(before.next_attempt_at.getTime() + hour) : now
}

const isAsked = async (trx: Trx, numbers: string[]) =>
  numbers.length > 0 &&
  (await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'ticket-to-confirm')
    .where('subject_key', 'in', numbers)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Their owner has confirmed these addresses: what was held goes out. */
export const tellWhatWasHeld = releaseTicketMails

/** A ticket is open: who asked reads its number. What they wrote is not repeated: anybody can give anybody's address. */
export const tellTicketOpened = (trx: Trx, ticket: ToldTicket, telling: Telling) =>
  tellAsker(
    trx,
    ticket,
    {
      kind: 'ticket-opened',
      subjectKey: ticket.number,
      values: {
        ...ofTicket(ticket),
        acknowledge_by: momentInWords(localeOf[ticket.locale], ticket.acknowledgeBy),
        settle_by: momentInWords(localeOf[ticket.locale], ticket.settleBy),
        officer: officerIn(telling.store),
      },
    },
    telling,
  )

/** The shop has answered. */
export const tellTicketAnswered = (trx: Trx, ticket: ToldTicket, { key, body }: Written, telling: Telling) =>
  tellAsker(
    trx,
    ticket,
    {
      kind: 'ticket-answered',
      subjectKey: key,
      values: {
        ...ofTicket(ticket),
        ticket_message: headed(said.ourAnswer.in(ticket.locale), linesOf(body)),
      },
    },
    telling,
  )

/** The shop holds it for settled, and says where to go on if it is not. */
export const tellTicketSettled = (trx: Trx, ticket: ToldTicket, key: string, telling: Telling) =>
  tellAsker(trx, ticket, { kind: 'ticket-settled', subjectKey: key, values: ofTicket(ticket) }, telling)

/**
 * Somebody waits for an answer: the merchant reads what they wrote. What more is written within an hour comes in one mail
 * at its end, however many write.
 */
export async function tellTicketToAnswer(trx: Trx, ticket: ToldTicket, written: Written, telling: Telling) {
  await waitForOtherTickets(trx)
  const first = await findMailedInTheHour(trx, telling.now)
  return first ? tellOfMore(trx, first, telling) : tellAtOnce(trx, ticket, written, telling)
}

const tellAtOnce = (trx: Trx, ticket: ToldTicket, { key, body }: Written, telling: Telling) =>
  tellMerchant(
    trx,
    {
      kind: 'ticket-to-answer',
      subjectKey: key,
      ...(ticket.orderId !== null && { orderId: ticket.orderId }),
      values: {
        name: ticket.name,
        ticket_number: ticket.number,
        about: words.ticketKinds[ticket.kind],
        order_number: ticket.orderId === null ? '' : String(ticket.orderId),
        acknowledge_by: momentInWords(localeOf[firstLanguage], ticket.acknowledgeBy),
        settle_by: momentInWords(localeOf[firstLanguage], ticket.settleBy),
        ticket_message: headed(words.theyWrote({ name: ticket.name }), linesOf(body)),
        ticket_link: { label: words.openTicket, url: ticket.officeLink },
      },
    },
    telling,
  )

type AskerKind = Exclude<Extract<KindTo<'customer'>, `ticket-${string}`>, 'ticket-to-confirm'>
type News<Kind extends AskerKind> = { kind: Kind; subjectKey: string; values: ValuesOf<Kind> }

async function tellAsker<Kind extends AskerKind>(
  trx: Trx,
  { email, isConfirmed, locale, orderId, userId }: ToldTicket,
  { kind, subjectKey, values }: News<Kind>,
  { store, now }: Telling,
) {
  if (userId !== null && (await isUserErased(trx, userId))) return
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  const dueAt = isConfirmed ? now : untilReleased
  await writeMail(trx, { kind, subjectKey, orderId: orderId ?? undefined, locale, mail, now, dueAt })
}

const ofTicket = ({ name, number, locale, link, orderId }: ToldTicket) => ({
  name,
  ticket_number: number,
  order_number: orderId === null ? '' : String(orderId),
  ticket_link: { label: said.followTicket.in(locale), url: link },
})

const linesOf = (body: string) => body.split('\n').filter((line) => line.trim() !== '')

export const officerIn = ({ officer }: Pick<StoreFacts, 'officer'>) =>
  officer ? [`${officer.name}, ${officer.designation}`, officer.phone, officer.email].join(' · ') : ''
