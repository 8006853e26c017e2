export const ticketChanged =
  'Someone else changed this ticket, or the customer replied. Review the changes before you continue.'
/** In the activity log: what was done with a ticket. */
export const answered = 'replied to'
export const stepsDone = { acknowledge: 'acknowledged', settle: 'resolved', reopen: 'reopened' }

export const lead =
  'Complaints, returns and questions. By law, each must be acknowledged and resolved by its deadline. Tickets due next are listed first.'
export const show = 'Show'
export const shown = { waiting: 'Unresolved', settled: 'Resolved' }
export const find = 'Ticket number'
export const loadingTickets = 'Loading the tickets...'
export const ticketsNotLoaded = 'Couldn’t load the tickets. Try again.'
export const pagesOfTickets = 'Tickets pagination'
export const none = { waiting: 'No unresolved tickets.', settled: 'No resolved tickets yet.' }
export const noneFound = 'No ticket has this number.'
export const tickets = 'Tickets'
export const ticket = 'Ticket'
export const from = 'From'
export const about = 'Type'
export const order = 'Order'
export const state = 'Status'
export const deadline = 'Deadline'
export const kinds = { complaint: 'Complaint', return: 'Return', question: 'Question' }
export const reasons = {
  damaged: 'arrived damaged',
  wrong: 'not what was ordered',
  missing: 'something missing',
  spoilt: 'spoilt or expired',
  other: 'another reason',
}
export const states = { open: 'Open', acknowledged: 'Acknowledged', settled: 'Resolved' }

export const allTickets = 'All tickets'
export const loading = 'Loading the ticket...'
export const noSuchTicket = 'Ticket not found.'
export const notLoaded = 'Couldn’t load the ticket. Try again.'
export const stranger = 'no account'
export const unconfirmed = 'Email address not confirmed yet'
export const whatIsHeld =
  'A confirmation link was emailed to the customer. Your replies will be emailed if they confirm the address within 30 days.'
export const openedOn = ({ when }: { when: string }) => `Opened ${when}`
export const acknowledgeBy = ({ when }: { when: string }) => `Acknowledge by ${when}`
export const acknowledgedOn = ({ when }: { when: string }) => `Acknowledged ${when}`
export const settleBy = ({ when }: { when: string }) => `Resolve by ${when}`
export const settledOn = ({ when }: { when: string }) => `Resolved ${when}`
export const steps = { acknowledge: 'Acknowledge', settle: 'Resolve', reopen: 'Reopen' }
export const moved = {
  acknowledge: 'Ticket acknowledged.',
  settle: 'Ticket resolved. The customer will be emailed.',
  reopen: 'Ticket reopened.',
}
/** For a ticket whose email address is not confirmed. */
export const settledUnconfirmed =
  'Ticket resolved. The customer will be emailed once they confirm their address.'
export const notMoved = 'Couldn’t update the ticket. Try again.'
export const toGoBack = 'Items to return'
export const piece = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name}, ${size}`
export const messages = 'Messages'
export const oneMessage = '1 message'
export const manyMessages = ({ count }: { count: number }) => `${count} messages`
export const writtenBy = ({ name, when }: { name: string; when: string }) => `${name}, ${when}`
export const answer = 'Reply'
export const answerHint = 'Also emailed to the customer. A reply acknowledges the ticket.'
export const answerHintUnconfirmed =
  'Will be emailed once the customer confirms their address. A reply acknowledges the ticket.'
export const send = 'Send reply'
export const answerSent = 'Reply sent.'
export const answerHeld = 'Reply saved. It will be emailed once the customer confirms their address.'
export const answerNotSent = 'Couldn’t send the reply. Try again.'
