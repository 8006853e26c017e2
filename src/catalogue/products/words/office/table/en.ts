export const changedSince = 'This was changed since, and stays as it is.'
export const discountNeedsMrp =
  'This product has a discount for your books, which needs an MRP. Take the discount out in its form first.'

export const view = 'View'
export const views = { cards: 'Cards', table: 'Table' }
export const table = 'Products and their sizes'
/** The heads of its columns, and what a cell is called for those who hear it. */
export const product = 'Product'
export const columns = { mrp: 'MRP', price: 'Price', stock: 'Stock', visibility: 'Visible' }
export const visibilities = { on_sale: 'On sale', hidden: 'Hidden', draft: 'Draft' }
export const cellNamed = ({ column, name }: { column: string; name: string }) => `${column} of ${name}`
export const packNamed = ({ name, size }: { name: string; size: string }) => `${name}, ${size}`
export const noMrp = 'none'
export const howTo =
  'Type into a cell; Enter goes down, Tab goes on, Esc takes back. Nothing is changed in the shop until you save.'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const save = 'Save changes'
export const discard = 'Take all back'
export const unsaved = ({ count }: { count: number }) => `${products(count)} changed, not saved yet.`
export const savingOf = ({ saved, of }: { saved: number; of: number }) => `${saved} of ${of} saved…`
export const savedOf = ({ saved, all }: { saved: number; all: number }) =>
  saved === all
    ? `${products(saved)} saved.`
    : `${saved} of ${products(all)} saved. The others say why beside them.`
export const notSaved = 'The changes could not be saved. What is saved is shown so; please save again.'
export const lookThrough = 'Please put the cells right that are marked.'
export const chooseFirst =
  'Please choose first which value is to stay where one changed while you were typing.'
export const notSavedElsewhere = 'Not saved, on other pages of the list:'

export const lastChange = ({ count, at }: { count: number; at: string }) =>
  `${products(count)} changed ${at}.`
export const undo = 'Undo'
export const takenBack = 'Taken back.'
export const notTakenBack = 'The change could not be taken back. Please try again.'
export const staysAsItIs = 'Not taken back:'

export const select = ({ name }: { name: string }) => `Select ${name}`
export const selectPage = 'Select this page'
export const selectFound = ({ count, most }: { count: number; most: number }) =>
  count > most ? `Select the first ${most} found` : `Select all ${count} found`
export const selecting = 'Selecting...'
export const notSelected = 'The products could not be selected.'
export const selected = ({ count }: { count: number }) => `${products(count)} selected.`
export const unselect = 'Select none'
export const changeSelected = 'Change selected'

export const saveFirst = 'Please save what you typed into the table, or take it back, before you change many.'

export const bulkTitle = ({ count }: { count: number }) => `Change ${products(count)}`
export const what = 'What to change'
export const bulkKinds = {
  price: 'Set the price',
  percent: 'Change the price by percent',
  rupees: 'Change the price by rupees',
  mrp: 'Set the MRP',
  stock: 'Add to the stock',
  visibility: 'Set who sees them',
}
export const bulkValues = {
  price: 'New price in rupees',
  percent: 'Percent, such as 10 or -5',
  rupees: 'Rupees, such as 20 or -20',
  mrp: 'New MRP in rupees',
  stock: 'Units, such as 12 or -2',
  visibility: 'Who sees them',
}
export const bulkHints = {
  price: 'The same price for each of these sizes.',
  percent: 'In whole rupees: half a rupee and more is rounded up, less is rounded down.',
  rupees: 'Added to each price, or taken off with a minus.',
  mrp: 'The same MRP for each of these sizes.',
  stock:
    'Written into the stock’s ledger as a correction. A delivery with its bill belongs into the section Stock.',
  visibility: 'Shoppers see neither what is hidden nor drafts.',
}
export const withMrp = 'Change the MRP in the same way'
export const sizes = 'Sizes'
export const allSizes = 'All sizes'
export const choose = 'Please choose'
export const preview = 'What will change'
export const nothingToChange = 'Nothing would change.'
export const typeFirst = 'Enter a value to see what will change.'
export const becomes = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`
export const stays = ({ why }: { why: string }) => `stays as it is: ${why}`
export const saveLines = ({ count }: { count: number }) =>
  count === 0 ? 'Save changes' : count === 1 ? 'Save 1 change' : `Save ${count} changes`
