export const ticketChanged =
  'Somebody else has changed this ticket meanwhile, or its customer has written. Please look at it before you go on.'
/** Of the activity log: what was done with a ticket. */
export const answered = 'answered'
export const stepsDone = { acknowledge: 'acknowledged', settle: 'settled', reopen: 'reopened' }

export const lead =
  'Complaints, returns and questions. The law wants each acknowledged and settled in time: what is due next stands first.'
export const show = 'Show'
export const shown = { waiting: 'To settle', settled: 'Settled' }
export const find = 'Number of a ticket'
export const loadingTickets = 'Loading the tickets...'
export const ticketsNotLoaded = 'The tickets could not be loaded.'
export const pagesOfTickets = 'Pages of tickets'
export const none = { waiting: 'No ticket waits.', settled: 'No ticket has been settled yet.' }
export const noneFound = 'There is no such ticket.'
export const tickets = 'Tickets'
export const ticket = 'Ticket'
export const from = 'From'
export const about = 'About'
export const order = 'Order'
export const state = 'State'
export const deadline = 'Deadline'
export const kinds = { complaint: 'Complaint', return: 'Return', question: 'Question' }
export const reasons = {
  damaged: 'came damaged',
  wrong: 'not what was ordered',
  missing: 'something missing',
  spoilt: 'spoilt or past its date',
  other: 'another reason',
}
export const states = { open: 'Open', acknowledged: 'Acknowledged', settled: 'Settled' }

export const allTickets = 'All tickets'
export const loading = 'Loading the ticket...'
export const noSuchTicket = 'There is no such ticket.'
export const notLoaded = 'The ticket could not be loaded.'
export const stranger = 'without an account'
export const unconfirmed = 'Email address not confirmed yet'
export const whatIsHeld =
  'A link to confirm it was sent there. Your answers are emailed once it is confirmed, if that happens within 30 days.'
export const openedOn = ({ when }: { when: string }) => `Opened ${when}`
export const acknowledgeBy = ({ when }: { when: string }) => `Acknowledge by ${when}`
export const acknowledgedOn = ({ when }: { when: string }) => `Acknowledged ${when}`
export const settleBy = ({ when }: { when: string }) => `Settle by ${when}`
export const settledOn = ({ when }: { when: string }) => `Settled ${when}`
export const steps = { acknowledge: 'Acknowledge', settle: 'Settle', reopen: 'Reopen' }
export const moved = {
  acknowledge: 'The ticket is acknowledged.',
  settle: 'The ticket is settled, and its customer is told.',
  reopen: 'The ticket is open again.',
}
/** Of a ticket whose address is not confirmed. */
export const settledUnconfirmed =
  'The ticket is settled. Its customer is told once their email address is confirmed.'
export const notMoved = 'The ticket could not be changed.'
export const toGoBack = 'To go back'
export const piece = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name}, ${size}`
export const messages = 'Messages'
export const oneMessage = '1 message'
export const manyMessages = ({ count }: { count: number }) => `${count} messages`
export const writtenBy = ({ name, when }: { name: string; when: string }) => `${name}, ${when}`
export const answer = 'Answer'
export const answerHint = 'Goes to the customer by mail, too. An answer acknowledges the ticket.'
export const answerHintUnconfirmed =
  'Is emailed once the address is confirmed. An answer acknowledges the ticket.'
export const send = 'Send answer'
export const answerSent = 'The answer is on its way.'
export const answerHeld = 'The answer is saved and will be emailed once the address is confirmed.'
export const answerNotSent = 'The answer could not be sent.'
