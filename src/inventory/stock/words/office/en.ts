export const unitsNeeded = 'Please enter whole units, 99999 at most.'
export const nothingEntered = 'Please enter the units of at least one product.'
export const noSuchPack = 'This product is not there any more. Please reload the page.'
export const tooFew = ({ name, left }: { name: string; left: number }) =>
  `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} there. Nothing was changed.`
export const enteredDifferently =
  'This form was saved when you pressed before, and differs from what is typed here. See What moved: leave here only what is still missing, then save again.'
export const saved = 'Stock updated.'
export const markNeeded = 'Please enter a whole number, 0 or more.'
export const markChanged = ({ at }: { at: number }) =>
  `Somebody else has set this number to ${at} meanwhile. Please look whether it suits you.`
export const markSaved = ({ at }: { at: number }) =>
  at === 0 ? 'You are told when none is left.' : `You are told when ${at} are left.`
export const lowAt = ({ at }: { at: number }) => `Low at ${at}`
export const changeLowAt = ({ name, at }: { name: string; at: number }) => `Low at ${at}: change for ${name}`
export const tellMeAt = ({ name }: { name: string }) => `When is ${name} low?`
export const unitsLeft = 'Units left'
export const markHint = 'A mail tells you when sales bring it down to this number. 0: when it is sold out.'
export const saveMark = 'Save'
export const markNotSaved = 'The number could not be saved.'

export const enterStock = 'Enter stock'
export const why = 'What happened'
/** What a person can enter. */
export const entered = {
  received: 'Goods came in',
  returned: 'A customer sent goods back',
  damaged: 'Goods are damaged or past their date',
  correction: 'Counted: more or fewer than shown',
}
export const enteredHints = {
  received: 'Enter how many units came in.',
  returned: 'Enter how many units are back on the shelf.',
  damaged: 'Enter how many units are to be taken away.',
  correction: 'Enter how many units there are more, or fewer with a minus, such as -2.',
}
export const note = 'Note (optional)'
export const noteHint = 'A bill’s number or a supplier, for example.'
export const search = 'Search products'
export const loadingProducts = 'Loading products...'
export const productsNotLoaded = 'The products could not be loaded.'
export const noProducts = 'No products found.'
export const products = 'Products and their stock'
export const left = ({ count }: { count: number }) => `${count} in stock`
export const unitsOf = ({ name }: { name: string }) => `Units of ${name}`
export const pagesOfProducts = 'Pages of products'
export const save = 'Save stock'
export const savingLines = ({ count }: { count: number }) =>
  count === 0 ? 'Nothing entered yet.' : `${count} ${count === 1 ? 'line' : 'lines'} entered.`
export const notSaved = 'The stock could not be saved.'

export const ledger = 'What moved'
export const loadingMoves = 'Loading what moved...'
export const movesNotLoaded = 'What moved could not be loaded.'
export const nothingMoved = 'No stock has moved yet.'
export const pagesOfMoves = 'Pages of what moved'
export const product = 'Product'
export const change = 'Change'
export const when = 'When'
export const reason = 'Why'
export const who = 'Who'
/** The shop itself, for an order. */
export const theShop = 'Shop'
export const reasons = {
  opening: 'Opening stock',
  hold: 'Held for an unpaid order',
  sale: 'Sold',
  hold_returned: 'Given back by an order',
  received: 'Goods came in',
  returned: 'Sent back by a customer',
  damaged: 'Damaged or past its date',
  correction: 'Counted otherwise',
  too_old: 'Too little shelf life left to be sold',
  recalled: 'Recalled',
}
