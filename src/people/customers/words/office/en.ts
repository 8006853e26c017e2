export const noSuchCustomer = 'There is no such customer.'
export const loading = 'Loading the customer...'
export const notLoaded = 'The customer could not be loaded.'
export const allCustomers = 'All users'
export const since = ({ day }: { day: string }) => `Customer since ${day}`

export const contact = 'Contact'
export const call = 'Call'
export const whatsApp = 'WhatsApp'
export const write = 'Email'
export const address = 'Address'
export const addresses = 'Addresses'
export const defaultAddress = 'Default'
export const noAddress = 'No address is saved yet.'
export const courierCalls = ({ phone }: { phone: string }) => `The courier calls ${phone}.`

export const bought = 'Bought'
export const ordersPaid = ({ count }: { count: number }) =>
  count === 1 ? '1 paid order' : `${count} paid orders`
export const lastPaid = ({ day }: { day: string }) => `the last one on ${day}`
export const neverBought = 'Nothing has been paid for yet.'

export const orders = 'Orders'
export const ordersNotLoaded = 'The orders could not be loaded.'
export const loadingOrders = 'Loading the orders...'
export const noOrders = 'No orders yet.'
export const pagesOfOrders = 'Pages of orders'
export const order = 'Order'
export const placed = 'Placed'
export const status = 'Status'
export const total = 'Total'
export const returned = ({ amount }: { amount: string }) => `${amount} returned`

export const tickets = 'Tickets'
export const ticketsNotLoaded = 'The tickets could not be loaded.'
export const loadingTickets = 'Loading the tickets...'
export const noTickets = 'No tickets yet.'
export const pagesOfTickets = 'Pages of tickets'

export const notes = 'Notes'
export const notesHint = 'For you alone. The customer never sees them.'
export const newNote = 'New note'
export const keepNote = 'Keep note'
export const noteKept = 'The note is kept.'
export const noteNotKept = 'The note could not be kept.'
export const noteMissing = 'Write something first.'
export const noteEnteredDifferently =
  'What you sent before was kept, and its answer was lost. Look at the notes, then keep this one too if it still counts.'
export const deleteNote = 'Delete note'
export const deleteNoteOf = ({ day }: { day: string }) => `Delete note of ${day}`
export const noteDeleted = 'The note is deleted.'
export const noteNotDeleted = 'The note could not be deleted.'
export const loadingNotes = 'Loading the notes...'
export const notesNotLoaded = 'The notes could not be loaded.'
export const pagesOfNotes = 'Pages of notes'
export const writtenBy = ({ name, when }: { name: string; when: string }) => `${name}, ${when}`

export const forgottenPin = 'Forgotten pin'
export const forgottenPinHint = ({ email }: { email: string }) =>
  `Sends ${email} the link to set a new pin. Nobody can see a pin, not even you.`
export const sendPinLink = 'Send the link'
export const pinLinkTo = ({ name }: { name: string }) => ` to ${name}`
export const pinLinkSent = 'The link is on its way.'
export const pinLinkNotSent = 'The link could not be sent.'

export const block = 'Block'
export const blockHint =
  'Who is blocked cannot log in, and is logged out everywhere. Orders that are paid go on.'
export const whyBlock = 'Why?'
export const whyBlockHint = 'For you alone.'
export const reasonMissing = 'Say why, so that you still know it in a year.'
export const blockCustomer = ({ name }: { name: string }) => `Block ${name}`
export const blocked = 'The customer is blocked.'
export const blockedMeanwhile = ({ why }: { why: string }) =>
  `Somebody else has blocked this customer meanwhile: ${why}`
export const notBlocked = 'The customer could not be blocked.'
export const blockedSince = ({ when }: { when: string }) => `Blocked since ${when}`
export const unblock = 'Unblock'
export const unblocked = 'The customer may log in again.'
export const notUnblocked = 'The customer could not be unblocked.'
