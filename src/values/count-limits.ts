/**
 * Upper bounds for counts in lists: an exact larger number is of no use, and counting it would get slower as the shop
 * grows.
 */
export const countLimits = {
  orders: 500,
  ordersAtStep: 1000,
  products: 200,
  stockMoves: 1000,
  batches: 1000,
  mails: 1000,
  tickets: 1000,
  reviews: 1000,
  returns: 1000,
}
