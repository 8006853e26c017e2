export const description = ({ name }: { name: string }) =>
  `All sales of ${name} are final, except where something is wrong with what you received. An order can be cancelled until its payment is confirmed.`
export const lead = 'All sales are final. We do not take food back and give no refunds.'

export const why = 'Why'
/** Of any shop, and of the sample shop (decision X16). */
export const itIsFood =
  'What we sell is food. A pack that has left us cannot be sold again, however well it was kept.'
export const foodOfTheSample =
  'What we sell is food, packed in small lots for the people who ordered it. A pack that has left our kitchen cannot be sold again, however well it was kept.'

export const cancelling = 'Cancelling an order'
export const whileUnpaid =
  'Until your payment is confirmed you can cancel: close the payment window, and the order is gone.'
export const oncePaid = 'Once the payment is confirmed an order cannot be cancelled, changed or exchanged.'

export const debited = 'Money that was debited without an order'
export const goesBack =
  'This is not a refund of a sale, and you need not ask for it. If your bank took the money but we could not give you the order, for example because the last pack was sold in the meantime, the payment goes back to where it came from. Banks take 5 to 7 working days for that.'

export const wrong = 'If something is wrong with your parcel'
export const writeToUs =
  'If you received something you did not order, or a pack was broken on the way, write to us with your order number and a photo, if possible within 48 hours of delivery. We check every case. You get a replacement or your money back, as the law gives you the right to.'
export const howWeDeliver = <Part>({ shippingPolicy }: { shippingPolicy: Part }) => [
  'How and where we deliver stands in our ',
  shippingPolicy,
  '.',
]
