/** The label of an order’s delivery charge. */
export const delivery = 'Delivery'
type Arrival = { postalCode: string; day: string }
export const expectedBy = ({ postalCode, day }: Arrival) => `Delivery to ${postalCode} expected by ${day}`
/** When the shop commits to its delivery dates. */
export const arrivesBy = ({ postalCode, day }: Arrival) => `Delivery to ${postalCode} by ${day}`

/** For an address that can be saved but not ordered to. */
type Code = { postalCode: string }
export const outside = ({ postalCode }: Code) => `We don’t deliver to ${postalCode} yet.`
/** The shop delivers there, but GST law does not allow the sale. */
type Within = Code & { state: string }
export const onlyWithin = ({ postalCode, state }: Within) =>
  `We can’t deliver this to PIN code ${postalCode}. Our tax registration allows us to sell it only within ${state}.`
/** The same for a merchant without GST registration. */
export const onlyWithinUnregistered = ({ postalCode, state }: Within) =>
  `We can’t deliver this to PIN code ${postalCode}. We’re not registered to sell outside ${state}.`
export const outsideMayStay = (where: Code) => `${outside(where)} You can still save this address.`
export const outsideChooseAnother = (where: Code) =>
  `${outside(where)} Choose another address to place your order.`

/** The same for a shop that delivers only within its own district. */
type Outside = Code & { district: string; state: string }
export const outsideDistrict = ({ postalCode, district, state }: Outside) =>
  `We don’t deliver to ${postalCode} yet. We deliver only within ${district} district, ${state}.`
export const outsideDistrictMayStay = (where: Outside) =>
  `${outsideDistrict(where)} You can still save this address.`
export const outsideDistrictChooseAnother = (where: Outside) =>
  `${outsideDistrict(where)} Choose an address in this district to place your order.`

/** For a PIN code that no post office has. One that looks valid may be newer than our list of post offices. */
export const unknownCode = ({ postalCode }: Code) =>
  `PIN code ${postalCode} doesn’t exist. Check the 6 digits.`
export const unknownCodeMayStay = ({ postalCode }: Code) =>
  `We can’t find PIN code ${postalCode}. Check the 6 digits. If they’re right, you can save this address, but we can’t deliver there yet.`
export const unknownCodeChooseAnother = ({ postalCode }: Code) =>
  `PIN code ${postalCode} doesn’t exist. Correct the address or choose another one.`

/** The delivery check for a PIN code. */
export const toPostalCode = 'Deliver to PIN code'
export const sixDigits = 'Enter your 6-digit PIN code to see the delivery date.'
export const notAsked = 'Couldn’t check delivery to this PIN code. Try again.'
export const feeIs = ({ fee }: { fee: string }) => `Delivery charge: ${fee}.`
export const freeFrom = ({ sum }: { sum: string }) => `Free delivery on orders of ${sum} or more.`
/** For a PIN code shared by several districts. */
export const district = 'District'
export const whichDistrict = 'Select'
export const placeIs = ({ district, state }: { district: string; state: string }) => `${district}, ${state}`

/** Why the order cannot be placed or paid yet. */
export const belowMinimum = ({ zone, minimum }: { zone: string; minimum: string }) =>
  `The minimum order for ${zone} is ${minimum}. Add more items to check out.`
type OtherFee = { fee: string }
type Stays = { id: number }
export const otherFee = ({ fee }: OtherFee) =>
  `Delivery to this address costs ${fee}. Review your order to continue.`
/** For an unpaid order whose address was changed. */
export const orderStays = ({ id, fee }: OtherFee & Stays) =>
  `Order #${id} will still go to your old address because delivery to the new one costs ${fee}. To have it sent there, order again.`
export const orderStaysBelowMinimum = ({ id, zone, minimum }: Stays & { zone: string; minimum: string }) =>
  `Order #${id} will still go to your old address because it’s below the ${minimum} minimum order for ${zone}. To have it sent to your new address, add more items to your cart and order again.`
export const orderStaysOutside = ({ id }: Stays) =>
  `Order #${id} will still go to your old address because we don’t deliver to the new one. Choose another address at checkout, or cancel the order.`
export const orderStaysOtherState = ({ id, state }: Stays & { state: string }) =>
  `Order #${id} will still go to your old address because we can sell its items only within ${state}. Choose another address at checkout, or cancel the order.`
export const orderStaysUntaxed = ({ id }: Stays) =>
  `Order #${id} will still go to your old address because one of its items can’t be sold at the moment. Cancel the order, and check your cart before you order again.`
/** When the customer deleted their only address. */
export const orderStaysDeleted = ({ id }: Stays) =>
  `Order #${id} will still go to the address you deleted. To have it sent elsewhere, add another address and order again. Or cancel the order.`
