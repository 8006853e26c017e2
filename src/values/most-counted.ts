/** What a search finds is counted up to here: a larger number tells nothing more, and its cost would grow with the shop. */
export const mostCounted = {
  orders: 500,
  ordersAtStep: 1000,
  products: 200,
  stockMoves: 1000,
  batches: 1000,
  mails: 1000,
  tickets: 1000,
}
