/** A customer’s account pages, in the sidebar and the tabs. */
export const account = 'Account'
export const dashboard = 'Dashboard'
export const viewOrders = 'View Orders'
export const accountDetails = 'Account Details'
export const address = 'Address'

export const logOut = 'Log out'
export const stillLoggedIn = 'Couldn’t log you out. Try again.'
/** A login from an older release, which didn’t store the device’s name. */
export const aDevice = 'Unknown device'
export const loggedOutElsewhere = 'Other devices logged out.'

export const pictureNotLoaded = 'Failed to load image'

export const draftIsBack = 'Unsaved changes restored.'
export const discardDraft = 'Discard'
export const favourites = 'Favourites'
