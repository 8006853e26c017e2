export const skipToContent = 'Skip to content'
export const onTheWay = 'Loading page'
export const orders = 'Orders'

/** Shown where payments go to an emulator. */
export const testShop = 'Test shop'
export const onHoliday = 'Holiday'
export const noMoneyMoves = 'Test shop: demo payments only. You won’t be charged.'

/** Shown to administrators above the shop’s pages. */
export const administrator = 'Administrator'
export const youCannotOrder =
  'You’re viewing your shop as an administrator. To place an order, log in as a customer.'

export const pageNotFound = 'Page Not Found'
export const pageNotFound404 = '404 Page Not Found'
export const pageNotHere = 'We can’t find this page. It may have been removed, or the link may be wrong.'
export const returnHome = 'Return Home'

export const wentWrong = 'Something went wrong'
export const pageNotLoaded = 'Couldn’t load this page. Try again in a moment.'
