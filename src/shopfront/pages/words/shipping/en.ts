type Where = { district: string; state: string }

export const description = ({
  name,
  district,
  state,
  deliveryDays,
}: Where & { name: string; deliveryDays: string }) =>
  `${name} delivers within ${district} district, ${state}, usually in ${deliveryDays} business days.`
export const lead = ({ district, state }: Where) =>
  `We deliver within ${district} district of ${state}, and you pay the courier directly.`

export const where = 'Where we deliver'
export const onlyWithin = ({ district, state }: Where) =>
  `At present we ship to addresses in ${district} district, ${state}, only. An order to any other address cannot be delivered, so please check the district and the postal code before you pay.`

/** Of a shop that delivers to zones. */
export const descriptionOfZones = ({ name, zones }: { name: string; zones: string }) =>
  `${name} delivers to ${zones}.`
export const leadOfZones = ({ zones }: { zones: string }) =>
  `We deliver to ${zones}. Type your PIN code on a product's page, in the cart or in your address: you read at once by when it arrives, and what that costs.`
export const onlyToZones =
  'At present we deliver to these places. An order to any other address cannot be placed.'
export const andMore = ({ places }: { places: string }) => `${places}; and others`
export const inDays = ({ days }: { days: string }) =>
  days === '1' ? '1 business day' : `${days} business days`
export const courierIsPaid = 'you pay the courier at the door'
export const feeIs = ({ fee }: { fee: string }) => `delivery ${fee}`
export const freeFrom = ({ sum }: { sum: string }) => `free from ${sum} on`
export const ordersFrom = ({ sum }: { sum: string }) => `orders from ${sum} on`

export const cost = 'What shipping costs'
export const paidToCourier =
  'Shipping is not part of the total you pay here. The courier tells you the charge when the parcel is handed over, and you pay it to the courier. We add nothing to it.'
/** Of zones with a fee, and of the others beside them. */
export const feeInTotal =
  'Where a price of delivery is named, it is part of the total that you see before you pay, as a line of its own.'
export const elsewherePaidToCourier =
  'Everywhere else it is not part of the total: the courier tells you the charge when the parcel is handed over, and you pay it to the courier. We add nothing to it.'

export const howLong = 'How long it takes'
export const processing = ({ days }: { days: string }) =>
  `Processing: usually ${days} business days from confirmed payment until the parcel leaves us.`
export const delivery = ({ days }: { days: string }) => `Delivery: usually ${days} business days after that.`
export const businessDays = 'Business days are Monday to Saturday.'
export const businessDaysAre = ({ days }: { days: string }) => `Business days are ${days}.`
/** Of a shop that has said its holidays. */
export const holidaysNotCounted =
  'Our holidays do not count as business days; the date on your order already allows for them.'
/** Of a shop that commits to its dates, and of every other one. */
export const fromTheOrder = ({ commits }: { commits: boolean }) =>
  `The days count from your order to your door, packing included. Your order names the date by which ${commits ? 'it arrives' : 'we expect it to arrive'}.`
export const mayTakeLonger =
  'Heavy rain, strikes and festivals can add a day or two; we tell you when we know of it.'

export const arrival = 'When the parcel arrives'
/** Of any shop, and of the sample shop, whose courier is known (decision X16). */
export const onArrival =
  'Please keep your phone within reach: the courier may call the number in your delivery address. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.'
export const arrivalOfTheSample =
  'Please keep your phone within reach: the courier calls the number in your delivery address. If nobody is there, the courier tries again on the next business day. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.'

export const wrongAddress = 'A wrong or incomplete address'
export const sentOnceMore = <Part>({ refundPolicy }: { refundPolicy: Part }) => [
  'You can change your address until you pay. A parcel that comes back because the address was wrong is sent once more when you have told us the right one; the courier charges for both ways. See also our ',
  refundPolicy,
  '.',
]
