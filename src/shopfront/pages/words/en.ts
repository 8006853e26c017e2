export const skipToContent = 'Skip to content'
export const onTheWay = 'The page is on its way'
export const orders = 'Orders'

/** Where payments go to an emulator. */
export const testShop = 'Test shop'
export const noMoneyMoves = 'Test shop: payments go to an emulator and no money moves.'

/** Above the shop's pages, for who keeps the shop. */
export const administrator = 'Administrator'
export const youCannotOrder =
  'You see your shop as the administrator, who cannot order. To buy something, log in as a customer.'

export const pageNotFound = 'Page Not Found'
export const pageNotFound404 = '404 Page Not Found'
export const pageNotHere =
  'This page is not here, or not any more. The shop itself is open: have a look around.'
export const returnHome = 'Return Home'

export const wentWrong = 'Something went wrong'
export const pageNotLoaded = 'This page could not be loaded. Please try again in a moment.'
