export const noSuchCustomer = 'Customer not found.'
export const loading = 'Loading the customer...'
export const notLoaded = 'Couldn’t load the customer. Try again.'
export const allCustomers = 'All users'
export const since = ({ day }: { day: string }) => `Customer since ${day}`

export const contact = 'Contact'
export const call = 'Call'
export const whatsApp = 'WhatsApp'
export const write = 'Email'
export const address = 'Address'
export const addresses = 'Addresses'
export const defaultAddress = 'Default'
export const noAddress = 'No address saved.'
export const courierCalls = ({ phone }: { phone: string }) => `Phone for the courier: ${phone}`

export const bought = 'Total spent'
export const ordersPaid = ({ count }: { count: number }) =>
  count === 1 ? '1 paid order' : `${count} paid orders`
export const lastPaid = ({ day }: { day: string }) => `the last on ${day}`
export const neverBought = 'No paid orders yet.'

export const orders = 'Orders'
export const ordersNotLoaded = 'Couldn’t load the orders. Try again.'
export const loadingOrders = 'Loading the orders...'
export const noOrders = 'No orders yet.'
export const pagesOfOrders = 'Orders pagination'
export const order = 'Order'
export const placed = 'Order date'
export const status = 'Status'
export const total = 'Total'
export const returned = ({ amount }: { amount: string }) => `${amount} refunded`

export const tickets = 'Tickets'
export const ticketsNotLoaded = 'Couldn’t load the tickets. Try again.'
export const loadingTickets = 'Loading the tickets...'
export const noTickets = 'No tickets yet.'
export const pagesOfTickets = 'Tickets pagination'

export const notes = 'Notes'
export const notesHint = 'Not shown to the customer, but included if they download their data.'
export const newNote = 'New note'
export const keepNote = 'Save note'
export const noteKept = 'Note saved.'
export const noteNotKept = 'Couldn’t save the note. Try again.'
export const noteMissing = 'Enter a note.'
export const noteEnteredDifferently =
  'Your earlier note was already saved. Check the notes, then save this one if you still need it.'
export const deleteNote = 'Delete note'
export const deleteNoteOf = ({ day }: { day: string }) => `Delete note from ${day}`
export const noteDeleted = 'Note deleted.'
export const noteNotDeleted = 'Couldn’t delete the note. Try again.'
export const loadingNotes = 'Loading the notes...'
export const notesNotLoaded = 'Couldn’t load the notes. Try again.'
export const pagesOfNotes = 'Notes pagination'
export const writtenBy = ({ name, when }: { name: string; when: string }) => `${name}, ${when}`

export const forgottenPin = 'Forgotten pin'
export const forgottenPinHint = ({ email }: { email: string }) =>
  `Email a link to ${email} to set a new pin. Nobody can see a customer’s pin, not even you.`
export const sendPinLink = 'Send pin reset link'
export const pinLinkTo = ({ name }: { name: string }) => ` to ${name}`
export const pinLinkSent = 'Pin reset link sent.'
export const pinLinkNotSent = 'Couldn’t send the pin reset link. Try again.'

export const block = 'Block'
export const blockHint =
  'Blocked customers are logged out on every device and can’t log in. Their paid orders aren’t affected.'
export const whyBlock = 'Reason'
export const whyBlockHint = 'Not shown to the customer, but included if they download their data.'
export const reasonMissing = 'Enter a reason.'
export const blockCustomer = ({ name }: { name: string }) => `Block ${name}`
export const blocked = 'Customer blocked.'
export const blockedMeanwhile = ({ why }: { why: string }) =>
  `Someone else has already blocked this customer: ${why}`
export const notBlocked = 'Couldn’t block the customer. Try again.'
export const blockedSince = ({ when }: { when: string }) => `Blocked since ${when}`
export const unblock = 'Unblock'
export const unblocked = 'Customer unblocked.'
export const notUnblocked = 'Couldn’t unblock the customer. Try again.'
