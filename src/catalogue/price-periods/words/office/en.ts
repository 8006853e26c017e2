/** Field errors and refusals of the API calls. */
export const unreadable = 'Enter a date and time.'
export const startIsPast = 'This time has passed. Enter a later one, or leave the field empty to start now.'
export const endIsPast = 'This time has passed. Enter a later one.'
export const endsBeforeStart = 'The end must be after the start.'
export const aboveMrp = ({ mrp }: { mrp: string }) => `The price can’t be higher than the MRP (${mrp}).`
export const overlaps = 'This size has another offer price at that time. Choose other times.'
export const sizeIsGone = 'This size was deleted. Reload the page.'
export const periodIsGone = 'This offer price has ended or was removed. Reload the page.'
export const changedMeanwhile =
  'Someone changed this offer price while you were editing it. Check their changes, then enter yours again.'
export const tooMany = ({ most }: { most: number }) => `A size can have up to ${most} offer prices.`
/** On the field for the MRP in the product form, the product table and an import. */
export const mrpBelowPeriod = ({ price }: { price: string }) =>
  `MRP can’t be lower than the offer price of ${price}. Remove the offer price first.`
export const removed = 'Offer price removed.'
export const ended = 'Offer price ended.'

/** Activity log entries; the product's name follows. */
export const activity = {
  planned: 'set an offer price for',
  edited: 'changed an offer price of',
  removed: 'removed an offer price of',
  ended: 'ended an offer price of',
}
