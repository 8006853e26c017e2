/** The pages of a customer, in the sidebar and the tabs. */
export const account = 'Account'
export const dashboard = 'Dashboard'
export const viewOrders = 'View Orders'
export const accountDetails = 'Account Details'
export const address = 'Address'

export const logOut = 'Log out'
export const stillLoggedIn = 'You are still logged in. Please try again.'
/** One of an older release, which did not keep what it was. */
export const aDevice = 'A device'
export const loggedOutElsewhere = 'Every other device is logged out.'

export const pictureNotLoaded = 'Failed to load image'

export const draftIsBack = 'Your unsaved changes are back.'
export const discardDraft = 'Discard'
