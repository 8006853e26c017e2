export const slip = {
  // Order
  order: 'ஆர்டர்',
  // Date
  date: 'தேதி',
  // Deliver to
  deliverTo: 'டெலிவரி முகவரி',
  // Arrives by ${day}
  arrivesBy: ({ day }: { day: string }) => `${day} அன்றைக்குள் வந்துவிடும்`,
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
  // code ? `${units}: batch ${code}, best before ${best_before}` : `${units}: best before ${best_before}`
  batch: ({ code, best_before, units }: { code: string; best_before: string; units: number }) =>
    code ? `${units}: பேட்ச் ${code}, ${best_before} வரை நல்லது` : `${units}: ${best_before} வரை நல்லது`,
  // Total ${total}
  total: ({ total }: { total: string }) => `மொத்தம் ${total}`,
}
