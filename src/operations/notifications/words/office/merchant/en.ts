import { greetedName } from '#values/people/greeted-name.ts'

/** Mails to the merchant, paragraph by paragraph; who runs the shop may write them otherwise. */
export const hello = ({ shop }: { shop: string }) => `Hello ${shop},`
export const openOrder = 'Open the order'
export const whatToDo = ({ advice }: { advice: string }) => `What to do: ${advice}`

type Order = { id: string | number }
export const orderPaid = ({ id, total }: Order & { total: string }) => `Order ${id} is paid: ${total}`
export const hasPaid = ({ name, total, id }: Order & { name: string; total: string }) =>
  `${name} has paid ${total} for order ${id}.`
export const deliverTo = 'Deliver to'

export const moneyNeedsALook = ({ id }: Order) => `The money of order ${id} needs a look`
/** Without an amount where it is not in rupees. */
export const aboutOrder = ({ id, name, amount }: { id: number; name: string; amount: string | null }) =>
  `It is about order ${id} of ${greetedName(name)}${amount === null ? '' : `, ${amount}`}.`

export const waitsSubject = 'Money waits for an answer'
export const waits = 'The shop does not know yet how some money stands. It keeps asking.'
export const itIsAbout = 'It is about'

export const differences = ({ count }: { count: number }) =>
  count === 1 ? '1 difference' : `${count} differences`
export const differencesOn = ({ differences, day }: { differences: string; day: string }) =>
  `${differences} between Razorpay and the shop on ${day}`
export const compared = ({ day }: { day: string }) =>
  `The payments of ${day} were compared with Razorpay's list. The shop has settled what it could; this is left:`
export const order = ({ id }: { id: number }) => `order ${id}`
export const lookUpEach = 'What to do: look each payment up in the Razorpay dashboard, by its reference.'
export const openMoney = 'Open the money page'

export const runningLow = ({ what }: { what: string }) => `Running low: ${what}`
export const soldDownTo = 'There are only few left of what sold just now.'
export const packs = ({ count }: { count: number }) => `${count} products`
export const fewLeft = 'What is left'
export const left = ({ name, count }: { name: string; count: number }) => `${name}: ${count}`
export const openStock = 'Open the stock'

export const thisMorning = ({ day }: { day: string }) => `The shop this morning, ${day}`
export const toPack = ({ count }: { count: string }) => `Orders to pack: ${count}`
export const sentYesterday = ({ count }: { count: string }) => `Dispatched yesterday: ${count}`
export const moneyMatters = ({ count }: { count: string }) => `Payments that need a look: ${count}`
export const lowPacks = ({ count }: { count: string }) => `Products running low: ${count}`
export const longestWaiting = 'Waiting longest'
export const waiting = ({ id, name, total, day }: { id: number; name: string; total: string; day: string }) =>
  `Order ${id}, ${greetedName(name)}, ${total}, paid ${day}`
export const fewestLeft = 'Fewest left'
export const batchesEnding = 'Batches whose sale ends soon'
export const endingBatch = ({ name, count, day }: { name: string; count: number; day: string }) =>
  `${name}: ${count}, sold until ${day}`
export const ticketsLate = 'Tickets past their deadline'
export const lateTickets = ({ count }: { count: string }) => `Tickets past their deadline: ${count}`
type Late = { number: string; day: string }
export const lateTicket = {
  toAcknowledge: ({ number, day }: Late) => `${number}, to acknowledge by ${day}`,
  toSettle: ({ number, day }: Late) => `${number}, to settle by ${day}`,
}
export const backupLate = 'The shop was not backed up for two days'
export const lastBackup = ({ moment }: { moment: string }) => `Last good backup: ${moment}.`
export const backUpAgain =
  'What to do: see that the place for backups can be written to and has room, then choose Back up now on the dashboard.'
export const openOffice = 'Open the back office'

export const ticketKinds = { complaint: 'a complaint', return: 'a return', question: 'a question' }
export const ticketToAnswer = ({ number, name }: { number: string; name: string }) =>
  `Ticket ${number} of ${name} waits for an answer`
export const askedYou = ({ name, about, number }: { name: string; about: string; number: string }) =>
  `${name} has written to you about ${about}, ticket ${number}.`
export const aboutTheOrder = ({ id }: Order) => `It is about order ${id}.`
export const theyWrote = ({ name }: { name: string }) => `${greetedName(name)} wrote`
export const dueBy = ({ acknowledge, settle }: { acknowledge: string; settle: string }) =>
  `To acknowledge by ${acknowledge}, to settle by ${settle}.`
export const openTicket = 'Open the ticket'
export const moreTickets = 'More tickets wait for an answer'
export const moreWritten = ({ numbers }: { numbers: string }) =>
  `In the last hour you were also written to about ${numbers}.`
export const openTickets = 'Open the tickets'

/** A payment of an order that nobody placed: by it a merchant sees how a mail will look. */
export const example = {
  happened: 'The refund of this payment failed.',
  toDo: 'Return the money by hand in the Razorpay dashboard.',
}
