/** The line of an order that says what its delivery costs. */
export const delivery = 'Delivery'
type Arrival = { postalCode: string; day: string }
export const expectedBy = ({ postalCode, day }: Arrival) => `To ${postalCode}: expected by ${day}`
/** Of a shop that commits to its dates. */
export const arrivesBy = ({ postalCode, day }: Arrival) => `To ${postalCode}: arrives by ${day}`

/** Of an address that may be kept, but that nothing can be ordered to. */
type Code = { postalCode: string }
export const outside = ({ postalCode }: Code) => `We cannot send anything to ${postalCode} yet.`
/** What the shop delivers there is not sold there: the law of the goods and services tax. */
type Within = Code & { state: string }
export const onlyWithin = ({ postalCode, state }: Within) =>
  `We can’t sell this to ${postalCode}: our tax registration allows these products within ${state} only.`
/** The same of a merchant without a registration. */
export const onlyWithinUnregistered = ({ postalCode, state }: Within) =>
  `We can’t sell this to ${postalCode}: our shop isn’t registered for sales to other states, so we sell it only within ${state}.`
export const outsideMayStay = (where: Code) => `${outside(where)} You may keep this address.`
export const outsideChooseAnother = (where: Code) =>
  `${outside(where)} Please choose another address before you order.`

/** The same of a shop that delivers to its own district. */
type Outside = Code & { district: string; state: string }
export const outsideDistrict = ({ postalCode, district, state }: Outside) =>
  `We cannot send anything to ${postalCode} yet: we deliver within ${district} district, ${state}.`
export const outsideDistrictMayStay = (where: Outside) =>
  `${outsideDistrict(where)} You may keep this address.`
export const outsideDistrictChooseAnother = (where: Outside) =>
  `${outsideDistrict(where)} Please choose an address in the district before you order.`

/** Of a code that no post office has; one that only looks like a post office's may be newer than the list of them. */
export const unknownCode = ({ postalCode }: Code) => `There's no PIN code ${postalCode}. Check the 6 digits.`
export const unknownCodeMayStay = ({ postalCode }: Code) =>
  `We can't find PIN code ${postalCode}. Check the 6 digits. If they're right, you can keep this address, but we can't deliver there yet.`
export const unknownCodeChooseAnother = ({ postalCode }: Code) =>
  `There's no PIN code ${postalCode}. Correct the address, or choose another one.`

/** Where somebody asks for a code of their own. */
export const toPostalCode = 'Deliver to PIN code'
export const sixDigits = '6 digits: we say at once whether and by when.'
export const notAsked = 'We could not look this up just now.'
export const feeIs = ({ fee }: { fee: string }) => `Delivery costs ${fee}.`
export const freeFrom = ({ sum }: { sum: string }) => `It is free from ${sum} on.`
/** Of a code that several districts share. */
export const district = 'District'
export const whichDistrict = 'Please choose'
export const placeIs = ({ district, state }: { district: string; state: string }) => `${district}, ${state}`

/** Why nothing can be ordered or paid yet. */
export const belowMinimum = ({ zone, minimum }: { zone: string; minimum: string }) =>
  `We deliver to ${zone} from ${minimum} on. Please add something to your cart.`
type OtherFee = { fee: string }
type Stays = { id: number }
export const otherFee = ({ fee }: OtherFee) =>
  `Delivery to this address costs ${fee}. Review your order to continue.`
/** Of an order that waits for its payment while its address is changed. */
export const orderStays = ({ id, fee }: OtherFee & Stays) =>
  `Order ${id} still goes to the old address: delivery to the new one costs ${fee}. Order again to send it there.`
export const orderStaysBelowMinimum = ({ id, zone, minimum }: Stays & { zone: string; minimum: string }) =>
  `Order ${id} still goes to the old address: the minimum order for ${zone} is ${minimum}. Add something to your cart and order again to send it there.`
export const orderStaysOutside = ({ id }: Stays) =>
  `Order ${id} still goes to the old address: we can’t deliver to the new one. Choose another address at the checkout, or cancel the order.`
export const orderStaysOtherState = ({ id, state }: Stays & { state: string }) =>
  `Order ${id} still goes to the old address: we can sell its products only within ${state}. Choose another address at the checkout, or cancel the order.`
export const orderStaysUntaxed = ({ id }: Stays) =>
  `Order ${id} still goes to the old address: something in it can’t be sold at the moment. Cancel it, and check your cart before you order again.`
/** Its address was deleted, and was the only one. */
export const orderStaysDeleted = ({ id }: Stays) =>
  `Order ${id} still goes to the address that you deleted. Add another address and order again to send it there, or cancel the order.`
