/** The sample order in email previews. */
export const name = 'Anitha Raj'
export const designation = 'Owner'
export const address = { street: '12, Nehru Street', country: 'India' }
export const first = 'Millet Muesli'
export const second = 'Idli Podi'
export const courier = 'India Post'
export const ticketMessage = 'We’re sorry about this. We’ll send you a new pack tomorrow.'
export const shopReply = 'Thank you! Try it with warm milk and a little jaggery too.'
export const reason = 'One of the items was damaged while we were packing it.'
