export const description = ({ name }: { name: string }) => `What you and ${name} agree on when you shop here.`
export const lead = ({ legalName }: { legalName: string }) =>
  `This is what you and ${legalName} agree on when you use this shop.`

export const whoWeAre = 'Who we are'
type Seller = { name: string; legalName: string; address: string }
export const runBy = ({ name, legalName, address }: Seller) =>
  `${name} is run by ${legalName}, ${address}. These terms apply to every order you place here, under the law of India. As a consumer you can take a complaint to any court or consumer commission that the law opens to you, including the one where you live.`

export const yourAccount = 'Your account'
export const adultsOnly =
  'You must be at least 18 to order. If you are younger, ask a parent to order for you with their own account.'
export const ofAccounts = <Part>({ privacyPolicy }: { privacyPolicy: Part }) => [
  'To order you need an account with your own phone number and e-mail address. Keep your pin to yourself; orders placed with it count as yours. How we treat your data stands in our ',
  privacyPolicy,
  '.',
]

export const ordering = 'Prices, orders and payment'
const pricesWithTaxes = 'Prices are in Indian rupees and include all taxes.'
/** Without zones, and with them. */
export const priceWithoutShipping = `${pricesWithTaxes} Shipping is not included.`
export const priceWithoutFee = `${pricesWithTaxes} Where delivery has a price, it is a line of its own in the total that you see before you pay.`
export const ofOrdering = [
  'An order is accepted when your payment is confirmed. Until then the packs are held for you for a short time only.',
  'Payments are handled by Razorpay. We never see your card number or your UPI pin.',
  'If a price or a stock figure was plainly wrong, or something is sold out after all, we tell you before you pay; money that was taken nevertheless goes back.',
]

export const delivery = 'Delivery'
type Delivery<Part> = {
  district: string
  state: string
  processingDays: string
  deliveryDays: string
  shippingPolicy: Part
}
export const ofDelivery = <Part>({
  district,
  state,
  processingDays,
  deliveryDays,
  shippingPolicy,
}: Delivery<Part>) => [
  `We deliver within ${district} district of ${state}. Processing usually takes ${processingDays} business days and delivery ${deliveryDays} business days. Shipping is paid directly to the courier. The details are in our `,
  shippingPolicy,
  '.',
]
/** Of a shop that delivers to zones. */
export const ofZones = <Part>({ zones, shippingPolicy }: { zones: string; shippingPolicy: Part }) => [
  `We deliver to ${zones}. By when and for how much is said for your PIN code before you pay, and your order keeps it. The details are in our `,
  shippingPolicy,
  '.',
]

export const cancelling = 'Cancelling and refunds'
export const ofCancelling = <Part>({ refundPolicy }: { refundPolicy: Part }) => [
  'An order can be cancelled only before its payment is confirmed. All sales are final and there are no refunds, as our ',
  refundPolicy,
  ' explains.',
]

export const food = 'Our food'
/** Of any shop, which knows no more than its labels say; and of the sample shop (decision X16). */
export const ofFood =
  'Please read the ingredients and allergens on the pack before you eat. What we write about food is no medical advice.'
export const foodOfTheSample =
  'Colours and grain sizes differ a little from lot to lot. Please read the ingredients and allergens on the pack before you eat: our kitchen handles wheat, oats, nuts and sesame. What we write about food is no medical advice.'

export const wordsAndPictures = 'Words and pictures'
export const ofWordsAndPictures =
  'The texts, pictures and marks of this shop are ours. Please ask before you use them elsewhere.'
