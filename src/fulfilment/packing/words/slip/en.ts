/** The packing slip. One object, because it is printed in the language of the order. */
export const slip = {
  order: 'Order',
  date: 'Date',
  deliverTo: 'Deliver to',
  expectedBy: ({ day }: { day: string }) => `Expected by ${day}`,
  /** When the shop committed to the delivery date. */
  arrivesBy: ({ day }: { day: string }) => `Arrives by ${day}`,
  /** Items that were added to an order have an order number of their own. */
  packWith: ({ id }: { id: number }) => `Sent together with order #${id}`,
  nameless: 'N/A',
  product: 'Product',
  size: 'Size',
  quantity: 'Quantity',
  productGone: 'Product not found',
  inParcel: ({ count }: { count: number }) =>
    count === 1 ? '1 item in this parcel' : `${count} items in this parcel`,
  /** For products with a best-before date; a batch may have no code. */
  batch: ({ code, best_before, units }: { code: string; best_before: string; units: number }) =>
    code
      ? `${units} from batch ${code}, best before ${best_before}`
      : `${units} with best before ${best_before}`,
  /** For a parcel with part of the order: the price of its items. */
  totalOfPart: ({ total }: { total: string }) => `Items in this parcel: ${total}`,
  replacementFor: ({ order }: { order: number }) => `Replacement for order #${order}`,
  /** For a replacement, in place of its total. */
  nothingToPay: 'Nothing to pay',
  /** Cash on delivery. */
  toCollect: ({ total }: { total: string }) => `Collect in cash: ${total}`,
  total: ({ total }: { total: string }) => `Total: ${total}`,
}
