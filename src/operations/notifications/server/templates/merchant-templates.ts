import type { KindTo } from '../../mail-kinds.ts'
import * as words from '../../words/office/merchant/en.ts'

const id = '{order number}'
const total = '{total}'
const number = '{ticket number}'
const hello = words.hello({ shop: '{shop}' })
const day = '{day}'

/** The mails to the shop itself, in the back office's language. */
export const toMerchants: Record<KindTo<'merchant'>, { subject: string; body: string[] }> = {
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
  'cash-order-to-pack': {
    subject: words.cashOrderPlaced({ id, total }),
    body: [
      hello,
      words.hasOrderedInCash({ name: '{name}', total, id }),
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
  'return-to-decide': {
    subject: words.returnToDecide({ id, name: '{name}' }),
    body: [
      hello,
      words.wantsToReturn({ name: '{name}', id }),
      '{returned items}',
      words.becauseOf({ reason: '{return reason}' }),
      '{return note}',
      '{returns link}',
    ],
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
