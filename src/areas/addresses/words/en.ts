export const title = 'Address'
export const loading = 'Loading address...'
export const wentWrong = 'Something went wrong.'

export const addAddress = 'Add Address'
export const editAddress = 'Edit Address'
export const weShipWithin = ({ district, state }: { district: string; state: string }) =>
  `We ship within ${district} district, ${state}.`
export const fullName = 'Full name'
export const line1 = 'Address line 1'
export const line2 = 'Address line 2 (optional)'
export const city = 'City'
export const postalCode = 'Postal code'
export const state = 'State'
export const country = 'Country'
export const phone = 'Phone (optional)'
export const phoneHint = '10 to 15 digits, for the courier.'
export const save = 'Save Address'
export const saved = 'Address saved successfully!'
export const notSaved = 'Failed to save address.'
export const notSignedIn = 'User not authenticated.'

/** The country that a new address starts with; it is stored as it stands there. */
export const india = 'India'

/** The last line of an address as it is written on a parcel. */
export const phoneOnParcel = ({ phone }: { phone: string }) => `Phone: ${phone}`
export const noPhoneOnParcel = 'Phone: N/A'

export const ofAnotherAccount = 'This is the address of another account.'
