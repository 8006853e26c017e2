export const title = 'Address'
export const loading = 'Loading address...'
export const wentWrong = 'Something went wrong.'

export const addAddress = 'Add Address'
export const editAddress = 'Edit Address'
export const weShipWithin = ({ district, state }: { district: string; state: string }) =>
  `We ship within ${district} district, ${state}.`
/** Of a shop that delivers to zones; of many only some are named. */
export const weShipTo = ({ zones }: { zones: readonly string[] }) =>
  `We deliver to ${zones.slice(0, 5).join(', ')}${zones.length > 5 ? ' and other places' : ''}.`
export const fullName = 'Full name'
export const line1 = 'Address line 1'
export const line2 = 'Address line 2 (optional)'
export const city = 'City'
export const postalCode = 'Postal code'
export const state = 'State'
export const country = 'Country'
export const phone = 'Phone (optional)'
export const phoneHint = 'For the courier, 10 to 15 digits. Left empty, it is that of your account.'
export const landmark = 'Landmark (optional)'
export const landmarkHint = 'What the courier sees from the road: a temple, a school, a bus stop.'
export const save = 'Save Address'
export const saved = 'Address saved successfully!'
export const notSaved = 'Failed to save address.'
export const notSignedIn = 'User not authenticated.'

/** At the checkout, above one's addresses. */
export const deliverToWhich = 'Deliver to'
export const addAnother = 'Add another address'

/** Below each of one's addresses. */
export const defaultAddress = 'Default'
export const edit = 'Edit'
export const makeDefault = 'Make default'
export const madeDefault = 'This is your default address now.'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this address?'
export const keepIt = 'Keep it'

/** A state in a list of all. */
export const stateIs = ({ state }: { state: string }) => state
/** What the customer calls the address. */
export const name = 'Name of this address (optional)'
export const noName = 'No name'
export const ownName = 'My own name'

/** What an address is called. */
export const home = 'Home'
export const work = 'Work'

/** The country that a new address starts with; it is stored as it stands there. */
export const india = 'India'

/** The last line of an address as it is written on a parcel. */
export const phoneOnParcel = ({ phone }: { phone: string }) => `Phone: ${phone}`
export const noPhoneOnParcel = 'Phone: N/A'

export const ofAnotherAccount = 'This is the address of another account.'
export const stateUnknown = 'Please choose a state or union territory of India.'
export const inOtherState = ({ postalCode, states }: { postalCode: string; states: readonly string[] }) =>
  `PIN code ${postalCode} is in ${states.join(' or ')}. Check the PIN code and the state.`
export const addressGone = 'This address is not there any more. Please choose another one.'
export const tooMany = ({ most }: { most: number }) =>
  `You can keep ${most} addresses. Please delete one that you do not need any more.`
export const changedMeanwhile =
  'This address was changed in another window meanwhile. Save again to keep what stands here.'
export const deleted = 'Address deleted.'
