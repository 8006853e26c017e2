export const unitsNeeded = 'Enter a whole number of units, up to 99999.'
export const nothingEntered = 'Enter the units for at least one product.'
export const noSuchPack = 'This product no longer exists. Reload the page.'
export const tooFew = ({ name, left }: { name: string; left: number }) =>
  `Only ${left} ${left === 1 ? 'unit' : 'units'} of ${name} in stock. Nothing was changed.`
export const enteredDifferently =
  'You’ve already saved this form, with different entries. Check the stock history, keep only the entries that are still missing, then save again.'
export const saved = 'Stock updated.'
export const thresholdNeeded = 'Enter a whole number, 0 or more.'
export const thresholdChanged = ({ at }: { at: number }) =>
  `Someone else has just set this number to ${at}. Check it, then save again.`
export const thresholdSaved = ({ at }: { at: number }) =>
  at === 0 ? 'You’ll get an email when stock runs out.' : `You’ll get an email when stock drops to ${at}.`
export const lowStockLevel = ({ at }: { at: number }) => `Low-stock level: ${at}`
export const changeLowStockLevelOf = ({ name, at }: { name: string; at: number }) =>
  `Low-stock level: ${at}. Change for ${name}`
export const lowStockLevelOf = ({ name }: { name: string }) => `Low-stock level for ${name}`
export const unitsLeft = 'Units left'
export const thresholdHint =
  'You’ll get an email when sales bring stock down to this number. Enter 0 for an email when it’s sold out.'
export const saveThreshold = 'Save'
export const thresholdNotSaved = 'Couldn’t save the low-stock level. Try again.'

export const enterStock = 'Update stock'
export const why = 'Reason'
/** Reasons that can be entered by hand. */
export const entered = {
  received: 'Stock received',
  returned: 'Customer return',
  damaged: 'Damaged or expired',
  correction: 'Stock count correction',
}
export const enteredHints = {
  received: 'Enter how many units you received.',
  returned: 'Enter how many units to put back in stock.',
  damaged: 'Enter how many units to remove from stock.',
  correction:
    'Enter the difference from the stock shown. If there are fewer units, use a minus sign, such as -2.',
}
export const note = 'Note (optional)'
export const noteHint = 'For example, a bill number or supplier.'
export const search = 'Search products'
export const loadingProducts = 'Loading products...'
export const productsNotLoaded = 'Couldn’t load products. Try again.'
export const noProducts = 'No products found.'
export const products = 'Products and stock'
export const left = ({ count, reserved }: { count: number; reserved: number }) =>
  reserved === 0 ? `${count} in stock` : `${count} in stock, ${reserved} reserved`
export const unitsOf = ({ name }: { name: string }) => `Units of ${name}`
export const pagesOfProducts = 'Products pagination'
export const save = 'Save stock'
export const savingLines = ({ count }: { count: number }) =>
  count === 0 ? 'Nothing entered yet.' : `${count} ${count === 1 ? 'entry' : 'entries'} not saved yet.`
export const notSaved = 'Couldn’t save stock. Try again.'

export const ledger = 'Stock history'
export const loadingMoves = 'Loading stock history...'
export const movesNotLoaded = 'Couldn’t load stock history. Try again.'
export const nothingMoved = 'No stock changes yet.'
export const pagesOfMoves = 'Stock history pagination'
export const product = 'Product'
export const change = 'Change'
export const when = 'When'
export const reason = 'Reason'
export const who = 'Who'
/** In place of a person, for changes made by orders and rules. */
export const theShop = 'Automatic'
export const reasons = {
  opening: 'Opening stock',
  hold: 'Reserved for an unpaid order',
  sale: 'Sold',
  hold_returned: 'Released from an order',
  received: 'Stock received',
  returned: 'Customer return',
  damaged: 'Damaged or expired',
  correction: 'Stock count correction',
  too_old: 'Past last sale date',
  recalled: 'Recalled',
}
