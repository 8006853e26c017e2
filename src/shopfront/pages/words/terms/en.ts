export const description = ({ name }: { name: string }) => `What you and ${name} agree to when you shop here.`
export const lead = ({ legalName }: { legalName: string }) =>
  `This is what you and ${legalName} agree to when you use this shop.`

export const whoWeAre = 'Who we are'
type Seller = { name: string; legalName: string; address: string }
export const runBy = ({ name, legalName, address }: Seller) =>
  `${name} is run by ${legalName}, ${address}. These terms apply to every order you place here and are governed by the laws of India. As a consumer, you can take a complaint to any court or consumer commission that the law allows, including the one where you live.`

export const yourAccount = 'Your account'
export const adultsOnly =
  'You must be at least 18 to order. If you are younger, ask a parent to order for you with their own account.'
export const ofAccounts = <Part>({ privacyPolicy }: { privacyPolicy: Part }) => [
  'To order, you need an account with your own phone number and email address. Do not share your pin: you are responsible for orders placed with it. To see how we use your data, read our ',
  privacyPolicy,
  '.',
]

export const ordering = 'Prices, orders and payment'
const pricesWithTaxes = 'Prices are in Indian rupees and include all taxes.'
/** For a shop without zones, and for one with zones. */
export const priceWithoutShipping = `${pricesWithTaxes} Shipping is not included.`
export const priceWithoutFee = `${pricesWithTaxes} Where there is a delivery charge, it is a separate line in the total you see before you pay.`
export const ofOrdering = [
  'An order is accepted when your payment is confirmed. Until then, the items are reserved for you for a short time only.',
  'Payments are handled by Razorpay. We never see your card number or your UPI pin.',
  'If a price or stock level is clearly wrong, or an item turns out to be sold out, we will tell you before you pay. If you have already been charged, we will refund you.',
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
  `We deliver within ${district} district, ${state}. Processing usually takes ${processingDays} business days and delivery ${deliveryDays} business days. Shipping is paid directly to the courier. The details are in our `,
  shippingPolicy,
  '.',
]
/** For a shop that delivers to zones. */
export const ofZones = <Part>({ zones, shippingPolicy }: { zones: string; shippingPolicy: Part }) => [
  `We deliver to ${zones}. You will see the delivery date and charge for your PIN code before you pay; neither changes after you order. The details are in our `,
  shippingPolicy,
  '.',
]

export const cancelling = 'Cancellations and refunds'
export const ofCancelling = <Part>({ refundPolicy }: { refundPolicy: Part }) => [
  'An order can be cancelled only before its payment is confirmed. All sales are final and there are no refunds, as our ',
  refundPolicy,
  ' explains.',
]

export const food = 'Our food'
/** For any shop, which knows no more than its labels say; and for the sample shop (decision X16). */
export const ofFood =
  'Please read the ingredients and allergens on the pack before you eat. What we write about food is not medical advice.'
export const foodOfTheSample =
  'Colours and grain sizes differ a little from batch to batch. Please read the ingredients and allergens on the pack before you eat: our kitchen handles wheat, oats, nuts and sesame. What we write about food is not medical advice.'

export const wordsAndPictures = 'Text and images'
export const ofWordsAndPictures =
  'The text, images and logos of this shop are ours. Please ask before you use them elsewhere.'
