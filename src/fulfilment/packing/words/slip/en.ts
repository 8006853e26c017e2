/** The sheet that is packed with an order. One table, for it is said in the language of its order. */
export const slip = {
  order: 'Order',
  date: 'Date',
  deliverTo: 'Deliver to',
  expectedBy: ({ day }: { day: string }) => `Expected by ${day}`,
  /** Of a shop that committed to the day when the order was placed. */
  arrivesBy: ({ day }: { day: string }) => `Arrives by ${day}`,
  nameless: 'N/A',
  product: 'Product',
  size: 'Size',
  quantity: 'Quantity',
  productGone: 'Product not found',
  inParcel: ({ count }: { count: number }) =>
    count === 1 ? '1 item in this parcel' : `${count} items in this parcel`,
  /** Of goods with dates on their label; a maker may call a batch nothing. */
  batch: ({ code, best_before, units }: { code: string; best_before: string; units: number }) =>
    code ? `${units}: batch ${code}, best before ${best_before}` : `${units}: best before ${best_before}`,
  /** Of a parcel with a part of its order: what these products cost. */
  totalOfPart: ({ total }: { total: string }) => `Items in this parcel ${total}`,
  total: ({ total }: { total: string }) => `Total ${total}`,
}
