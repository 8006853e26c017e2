import { mailSafeName } from '#values/people/mail-safe-name.ts'

/** Emails to the merchant, one entry per paragraph. The merchant can change the text in the back office. */
export const hello = ({ shop }: { shop: string }) => `Hello ${shop},`
export const openOrder = 'View order'
export const whatToDo = ({ advice }: { advice: string }) => `What to do: ${advice}`

type Order = { id: string | number }
export const orderPaid = ({ id, total }: Order & { total: string }) => `Order #${id} paid: ${total}`
export const hasPaid = ({ name, total, id }: Order & { name: string; total: string }) =>
  `${name} has paid ${total} for order #${id}.`
export const cashOrderPlaced = ({ id, total }: Order & { total: string }) =>
  `Order #${id} placed: ${total} to collect in cash`
export const hasOrderedInCash = ({ name, total, id }: Order & { name: string; total: string }) =>
  `${name} has placed order #${id} and will pay ${total} in cash on delivery.`
export const deliverTo = 'Deliver to'

export const moneyNeedsALook = ({ id }: Order) => `Payment for order #${id} needs attention`
/** `amount` is null if it isn’t in rupees. */
export const aboutOrder = ({ id, name, amount }: { id: number; name: string; amount: string | null }) =>
  `Order #${id} from ${mailSafeName(name)}${amount === null ? '' : `, ${amount}`}.`

export const waitsSubject = 'Payments waiting for confirmation'
export const waits =
  'Some payments are waiting for confirmation from Razorpay. They’re checked again automatically.'
export const itIsAbout = 'Payments waiting'

export const differences = ({ count }: { count: number }) =>
  count === 1 ? '1 difference' : `${count} differences`
export const differencesOn = ({ differences, day }: { differences: string; day: string }) =>
  `${differences} between Razorpay and your shop on ${day}`
export const compared = ({ day }: { day: string }) =>
  `Payments on ${day} were compared with Razorpay’s records. These differences couldn’t be fixed automatically:`
export const order = ({ id }: { id: number }) => `order #${id}`
export const lookUpEach = 'What to do: look up each payment in the Razorpay dashboard by its payment ID.'
export const openMoney = 'View payments'

export const returnToDecide = ({ id, name }: Order & { name: string }) =>
  `Return requested for order #${id} by ${name}`
export const wantsToReturn = ({ name, id }: Order & { name: string }) =>
  `${name} wants to return items of order #${id}:`
export const becauseOf = ({ reason }: { reason: string }) => `Reason: ${reason}`
export const openReturns = 'View returns'

export const runningLow = ({ what }: { what: string }) => `Low stock: ${what}`
export const soldDownTo = 'A recent order brought these products down to your low-stock level.'
export const packs = ({ count }: { count: number }) => `${count} products`
export const fewLeft = 'Stock left'
export const left = ({ name, count }: { name: string; count: number }) => `${name}: ${count}`
export const openStock = 'View stock'

export const thisMorning = ({ day }: { day: string }) => `Morning summary for ${day}`
export const toPack = ({ count }: { count: string }) => `Orders to pack: ${count}`
export const sentYesterday = ({ count }: { count: string }) => `Dispatched yesterday: ${count}`
export const moneyMatters = ({ count }: { count: string }) => `Payments that need attention: ${count}`
export const lowPacks = ({ count }: { count: string }) => `Low-stock products: ${count}`
export const longestWaiting = 'Oldest orders to pack'
type Waiting = { id: number; name: string; total: string; day: string }
export const waiting = ({ id, name, total, day }: Waiting) =>
  `Order #${id}, ${mailSafeName(name)}, ${total}, paid on ${day}`
/** A cash order. */
export const waitingToBePaid = ({ id, name, total, day }: Waiting) =>
  `Order #${id}, ${mailSafeName(name)}, ${total} to collect in cash, placed on ${day}`
/** A replacement, for which nothing is paid. */
export const waitingReplacement = ({ id, name, day }: Omit<Waiting, 'total'>) =>
  `Order #${id}, ${mailSafeName(name)}, a replacement, placed on ${day}`
export const fewestLeft = 'Lowest stock'
export const batchesEnding = 'Batches close to their last sale date'
export const endingBatch = ({ name, count, day }: { name: string; count: number; day: string }) =>
  `${name}: ${count} left, last sale date ${day}`
export const ticketsLate = 'Overdue tickets'
export const lateTickets = ({ count }: { count: string }) => `Overdue tickets: ${count}`
type Late = { number: string; day: string }
export const lateTicket = {
  toAcknowledge: ({ number, day }: Late) => `${number}: acknowledgement was due by ${day}`,
  toSettle: ({ number, day }: Late) => `${number}: resolution was due by ${day}`,
}
export const backupLate = 'Your shop hasn’t been backed up for two days'
export const lastBackup = ({ moment }: { moment: string }) => `Last successful backup: ${moment}.`
export const backUpAgain =
  'What to do: check that your shop can write to the backup location and that there is enough space, then choose Back up now on the dashboard.'
export const openOffice = 'Open back office'

export const ticketKinds = {
  complaint: 'their complaint',
  return: 'their return',
  question: 'their question',
}
export const ticketToAnswer = ({ number, name }: { number: string; name: string }) =>
  `Ticket ${number} from ${name} needs a reply`
export const askedYou = ({ name, about, number }: { name: string; about: string; number: string }) =>
  `${name} has written to you about ${about} (ticket ${number}).`
export const aboutTheOrder = ({ id }: Order) => `This ticket is about order #${id}.`
export const theyWrote = ({ name }: { name: string }) => `${mailSafeName(name)} wrote`
export const dueBy = ({ acknowledge, settle }: { acknowledge: string; settle: string }) =>
  `Acknowledge this ticket by ${acknowledge} and resolve it by ${settle}.`
export const openTicket = 'View ticket'
export const moreTickets = 'More tickets need a reply'
export const moreWritten = ({ numbers }: { numbers: string }) =>
  `In the last hour, you also received messages on these tickets: ${numbers}.`
export const openTickets = 'View tickets'

/** The sample payment in email previews. */
export const example = {
  happened: 'The refund for this payment failed.',
  toDo: 'Refund this payment manually in the Razorpay dashboard.',
}
