export const noSuchOrder = 'This order does not exist.'

/** What was given back of an order, as its customer reads it. */
export const title = 'Money returned'
export const notLoaded = 'What was returned could not be loaded.'
/** By why the merchant gave it back. */
export const reasons = {
  customer_wish: 'As you wished',
  not_available: 'Not available any more',
  damaged: 'Damaged or not as it should be',
  wrong_item: 'Something else was sent',
  not_delivered: 'Did not arrive',
  other: 'Other reason',
}
export const stages = {
  on_its_way: 'On its way back. It reaches your account within 5-7 working days.',
  returned: 'Returned. It reaches your account within 5-7 working days of the day it was sent.',
  by_other_means: 'Returned by other means than you paid with, for example by bank transfer.',
  not_made: 'This refund was not made. Please write to us if you expect it.',
  stuck: 'Your bank has not taken it back yet. We are looking after it.',
}
export const delivery = 'delivery'
export const goodwill = 'extra'
export const unitsOf = ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`
