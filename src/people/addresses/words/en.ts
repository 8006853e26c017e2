export const title = 'Address'
export const loading = 'Loading address...'
export const wentWrong = 'Something went wrong.'

export const addAddress = 'Add Address'
export const editAddress = 'Edit Address'
export const weShipWithin = ({ district, state }: { district: string; state: string }) =>
  `We deliver within ${district} district, ${state}.`
/** For a shop with delivery zones. Names the first five. */
export const weShipTo = ({ zones }: { zones: readonly string[] }) =>
  `We deliver to ${zones.slice(0, 5).join(', ')}${zones.length > 5 ? ' and other places' : ''}.`
export const fullName = 'Full name'
export const line1 = 'Address line 1'
export const line2 = 'Address line 2 (optional)'
export const city = 'City'
export const postalCode = 'PIN code'
export const state = 'State'
export const country = 'Country'
export const phone = 'Phone (optional)'
export const phoneHint = '10 to 15 digits. Leave empty to use your account’s phone number.'
/** For somebody without an account. */
export const guestPhoneHint = '10 to 15 digits. Leave empty to use the phone number above.'
export const landmark = 'Landmark (optional)'
export const landmarkHint =
  'Enter something the courier can see from the road, such as a temple, school or bus stop.'
export const save = 'Save Address'
/** In the checkout: saves the address and delivers to it. */
export const deliverHere = 'Deliver here'
/** Above the folded fields: who gets the parcel, a landmark and a name for the address. */
export const recipient = 'Recipient, phone and landmark'
export const cancelEditing = 'Cancel'
export const saved = 'Address saved successfully!'
export const notSaved = 'Failed to save address.'
export const notSignedIn = 'User not authenticated.'

/** At checkout, above the customer’s addresses. */
export const deliverToWhich = 'Deliver to'
export const addAnother = 'Add another address'

/** Below each of the customer’s addresses. */
export const defaultAddress = 'Default'
export const edit = 'Edit'
export const makeDefault = 'Set as default'
export const madeDefault = 'Default address changed.'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this address?'
export const keepIt = 'Keep it'

/** A state in the list of states. */
export const stateIs = ({ state }: { state: string }) => state
/** The name that the customer gives an address. */
export const name = 'Address name (optional)'
export const noName = 'No name'
export const ownName = 'Custom name'

/** Names of addresses. */
export const home = 'Home'
export const work = 'Work'

/** The default country of a new address. It is stored exactly as written here. */
export const india = 'India'

/** The last line of an address on a parcel. */
export const phoneOnParcel = ({ phone }: { phone: string }) => `Phone: ${phone}`
export const noPhoneOnParcel = 'Phone: N/A'

export const ofAnotherAccount = 'This address belongs to another account.'
export const stateUnknown = 'Select an Indian state or union territory.'
export const inOtherState = ({ postalCode, states }: { postalCode: string; states: readonly string[] }) =>
  `PIN code ${postalCode} is in ${states.join(' or ')}. Check the PIN code and the state.`
export const addressGone = 'This address has been deleted. Choose another one.'
export const tooMany = ({ most }: { most: number }) =>
  `You can save up to ${most} addresses. To add another, delete one you no longer need.`
export const changedMeanwhile =
  'This address was changed in another window. Save again to replace it with what you’ve entered here.'
export const deleted = 'Address deleted.'
