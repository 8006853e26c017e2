type Where = { district: string; state: string }

export const description = ({
  name,
  district,
  state,
  deliveryDays,
}: Where & { name: string; deliveryDays: string }) =>
  `${name} delivers within ${district} district, ${state}, usually in ${deliveryDays} business days.`
export const lead = ({ district, state }: Where) =>
  `We deliver within ${district} district, ${state}. You pay the delivery charge directly to the courier.`

export const where = 'Where we deliver'
export const onlyWithin = ({ district, state }: Where) =>
  `At present, we ship only to addresses in ${district} district, ${state}. We cannot deliver orders to other addresses, so please check the district and the PIN code before you pay.`

/** For a shop that delivers to zones. */
export const descriptionOfZones = ({ name, zones }: { name: string; zones: string }) =>
  `${name} delivers to ${zones}.`
export const leadOfZones = ({ zones }: { zones: string }) =>
  `We deliver to ${zones}. Enter your PIN code on a product page, in the cart or in your address to see the delivery date and charge.`
export const onlyToZones =
  'At present, we deliver only to these places. You cannot place orders for other addresses.'
export const andMore = ({ places }: { places: string }) => `${places}; and more`
export const inDays = ({ days }: { days: string }) =>
  days === '1' ? '1 business day' : `${days} business days`
export const courierIsPaid = 'delivery charge paid to the courier on delivery'
export const feeIs = ({ fee }: { fee: string }) => `delivery charge ${fee}`
export const freeFrom = ({ sum }: { sum: string }) => `free delivery on orders of ${sum} or more`
export const ordersFrom = ({ sum }: { sum: string }) => `minimum order ${sum}`

export const cost = 'Shipping charges'
export const paidToCourier =
  'Shipping is not included in the total you pay here. The courier will tell you the charge on delivery, and you pay it directly to the courier. We add nothing to it.'
/** For zones with a delivery charge, and for the others beside them. */
export const feeInTotal =
  'Where a delivery charge is listed, it is included in the total you see before you pay, as a separate line.'
export const elsewherePaidToCourier =
  'Everywhere else, it is not included in the total. The courier will tell you the charge on delivery, and you pay it directly to the courier. We add nothing to it.'

export const howLong = 'How long it takes'
export const processing = ({ days }: { days: string }) =>
  `Processing: usually ${days} business days from confirmed payment to dispatch.`
export const delivery = ({ days }: { days: string }) => `Delivery: usually ${days} business days after that.`
export const businessDays = 'Business days are Monday to Saturday.'
export const businessDaysAre = ({ days }: { days: string }) => `Business days are ${days}.`
/** For a shop that has entered its holidays. */
export const holidaysNotCounted =
  'Our holidays do not count as business days; the date on your order already allows for them.'
/** For a shop that commits to its dates, and for every other one. */
export const fromTheOrder = ({ commits }: { commits: boolean }) =>
  `The delivery time runs from your order until the parcel arrives, including packing. Your order shows the date by which ${commits ? 'it will arrive' : 'we expect it to arrive'}.`
export const mayTakeLonger =
  'Heavy rain, strikes and festivals can add a day or two. If we know of a delay, we will tell you.'

export const arrival = 'When your parcel arrives'
/** For any shop, and for the sample shop, whose courier is known (decision X16). */
export const onArrival =
  'Please keep your phone within reach: the courier may call the number in your delivery address. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.'
export const arrivalOfTheSample =
  'Please keep your phone within reach: the courier will call the number in your delivery address. If nobody is there, the courier will try again on the next business day. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.'

export const wrongAddress = 'Wrong or incomplete address'
export const sentOnceMore = <Part>({ refundPolicy }: { refundPolicy: Part }) => [
  'You can change your address until you pay. If a parcel comes back because the address was wrong, we will send it once more when you give us the right one. The courier charges for both deliveries. See also our ',
  refundPolicy,
  '.',
]
