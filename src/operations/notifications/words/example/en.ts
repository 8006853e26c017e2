/** An order that nobody placed: a merchant sees by it how a mail will look. */
export const name = 'Anitha Raj'
export const designation = 'Owner'
export const address = { street: '12, Nehru Street', country: 'India' }
export const first = 'Millet Muesli'
export const second = 'Idli Podi'
export const courier = 'India Post'
export const ticketMessage = 'We are sorry. A new pack leaves us tomorrow.'
export const reason = 'One of the products was damaged while we packed it.'
