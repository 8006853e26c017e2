export const description = ({ name }: { name: string }) =>
  `All sales by ${name} are final, except where something is wrong with what you received. An order can be cancelled until its payment is confirmed.`
export const lead = 'All sales are final and there are no refunds. We do not take food back.'

export const why = 'Why'
/** For any shop, and for the sample shop (decision X16). */
export const itIsFood =
  'We sell food. Once a pack has been dispatched, it cannot be resold, however well it was stored.'
export const foodOfTheSample =
  'We sell food, packed in small batches for the people who ordered it. Once a pack has left our kitchen, it cannot be resold, however well it was stored.'

export const cancelling = 'Cancelling an order'
export const whileUnpaid =
  'You can cancel an order until your payment is confirmed. If you close the payment window, the order is cancelled.'
export const oncePaid = 'Once the payment is confirmed, an order cannot be cancelled, changed or exchanged.'

export const debited = 'Amount debited but order not confirmed'
export const goesBack =
  'If your account was debited but we could not fulfil your order, for example because the last pack had just been sold, the payment goes back automatically to the account it came from. You do not need to ask for it, and it does not count as a refund of a sale. Banks usually take 5 to 7 business days.'

export const wrong = 'Problems with your parcel'
export const writeToUs =
  'If you received something you did not order, or a pack broke on the way, write to us with your order number and a photo, if possible within 48 hours of delivery. We check every case. You will get a replacement or your money back, as required by law.'
export const howWeDeliver = <Part>({ shippingPolicy }: { shippingPolicy: Part }) => [
  'Read how and where we deliver in our ',
  shippingPolicy,
  '.',
]
