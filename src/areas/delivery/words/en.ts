/** The line of an order that says what its delivery costs. */
export const delivery = 'Delivery'
export const arrivesBy = ({ postalCode, day }: { postalCode: string; day: string }) =>
  `To ${postalCode}: arrives by ${day}`

/** Of an address that may be kept, but that nothing can be ordered to. */
type Code = { postalCode: string }
export const outside = ({ postalCode }: Code) => `We cannot send anything to ${postalCode} yet.`
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
export const otherFee = 'Delivery to your new address costs something else. Please order again.'
