export const slip = {
  // Order
  order: 'ஆர்டர்',
  // Date
  date: 'தேதி',
  // Deliver to
  deliverTo: 'டெலிவரி முகவரி',
  // Expected by ${day}
  expectedBy: ({ day }: { day: string }) => `${day} வரும் என எதிர்பார்க்கலாம்`,
  // Arrives by ${day}
  arrivesBy: ({ day }: { day: string }) => `${day} வரும்`,
  // Sent together with order #${id}
  packWith: ({ id }: { id: number }) => `ஆர்டர் #${id} உடன் சேர்த்து அனுப்பப்படுகிறது`,
  // N/A
  nameless: 'இல்லை',
  // Product
  product: 'பொருள்',
  // Size
  size: 'அளவு',
  // Quantity
  quantity: 'எண்ணிக்கை',
  // Product not found
  productGone: 'பொருள் இப்போது இல்லை',
  // count === 1 ? '1 item in this parcel' : `${count} items in this parcel`
  inParcel: ({ count }: { count: number }) =>
    count === 1 ? 'இந்தப் பார்சலில் 1 பொருள்' : `இந்தப் பார்சலில் ${count} பொருட்கள்`,
  // code ? `${units} from batch ${code}, best before ${best_before}` : `${units} with best before ${best_before}`
  batch: ({ code, best_before, units }: { code: string; best_before: string; units: number }) =>
    code ? `${units}: பேட்ச் ${code}, ${best_before} வரை நல்லது` : `${units}, ${best_before} வரை நல்லது`,
  // Items in this parcel: ${total}
  totalOfPart: ({ total }: { total: string }) => `இந்தப் பார்சலில் உள்ள பொருட்கள்: ${total}`,
  // Replacement for order #${order}
  replacementFor: ({ order }: { order: number }) => `ஆர்டர் #${order}-க்கு மாற்று`,
  // Nothing to pay
  nothingToPay: 'பணம் செலுத்த வேண்டாம்',
  // Collect in cash: ${total}
  toCollect: ({ total }: { total: string }) => `ரொக்கமாகப் பெற வேண்டியது: ${total}`,
  // Total: ${total}
  total: ({ total }: { total: string }) => `மொத்தம்: ${total}`,
}
