export const changedSince = 'Changed again since, so it can’t be undone.'
export const discountNeedsMrp =
  'This product has a discount, which needs an MRP. Remove the discount in the product form first.'

export const view = 'View'
export const views = { cards: 'Cards', table: 'Table' }
export const table = 'Products and sizes'
/** The table's column headings, and the names of its cells for screen readers. */
export const product = 'Product'
export const columns = { mrp: 'MRP', price: 'Price', stock: 'Stock', visibility: 'Visibility' }
export const visibilities = { on_sale: 'Live', hidden: 'Hidden', draft: 'Draft' }
export const cellNamed = ({ column, name }: { column: string; name: string }) => `${column} of ${name}`
export const packNamed = ({ name, size }: { name: string; size: string }) => `${name}, ${size}`
export const noMrp = 'none'
export const howTo =
  'Type in a cell. Press Enter to move down, Tab to move to the next cell, Esc to undo. Nothing changes in the shop until you save.'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const save = 'Save changes'
export const discard = 'Undo all'
export const unsaved = ({ count }: { count: number }) => `${products(count)} changed, not saved yet.`
export const saveProgress = ({ saved, of }: { saved: number; of: number }) => `${saved} of ${of} saved…`
export const saveResult = ({ saved, all }: { saved: number; all: number }) =>
  saved === all
    ? `${products(saved)} saved.`
    : `${saved} of ${products(all)} saved. See the errors next to the others.`
export const notSaved = 'Couldn’t save all changes. Save again to send the rest.'
export const lookThrough = 'Correct the highlighted cells, then save again.'
export const chooseFirst =
  'Some values changed while you were typing. Choose which ones to keep, then save again.'
export const notSavedElsewhere = 'Not saved, on other pages of this list:'

export const lastChange = ({ count, at }: { count: number; at: string }) =>
  `${products(count)} changed on ${at}.`
export const undo = 'Undo'
export const takenBack = 'Change undone.'
export const notTakenBack = 'Couldn’t undo the change. Try again.'
export const staysAsItIs = 'Couldn’t undo the change for:'

export const select = ({ name }: { name: string }) => `Select ${name}`
export const selectPage = 'Select this page'
export const selectFound = ({ count, most }: { count: number; most: number }) =>
  count > most ? `Select the first ${most} results` : `Select all ${count} results`
export const selecting = 'Selecting...'
export const notSelected = 'Couldn’t select the products. Try again.'
export const selected = ({ count }: { count: number }) => `${products(count)} selected.`
export const unselect = 'Clear selection'
export const changeSelected = 'Change selected'

export const saveFirst = 'Save or undo your changes in the table before you change selected products.'

export const bulkTitle = ({ count }: { count: number }) => `Change ${products(count)}`
export const what = 'What to change'
export const bulkKinds = {
  price: 'Set the price',
  percent: 'Change the price by a percentage',
  rupees: 'Change the price by an amount',
  mrp: 'Set the MRP',
  stock: 'Adjust the stock',
  visibility: 'Set the visibility',
}
export const bulkValues = {
  price: 'New price in rupees',
  percent: 'Percent, such as 10 or -5',
  rupees: 'Rupees, such as 20 or -20',
  mrp: 'New MRP in rupees',
  stock: 'Units, such as 12 or -2',
  visibility: 'Visibility',
}
export const bulkHints = {
  price: 'Sets the same price for each of these sizes.',
  percent: 'New prices are rounded to the nearest rupee. 50 paise is rounded up.',
  rupees: 'Added to each price. To reduce prices, enter a negative amount.',
  mrp: 'Sets the same MRP for each of these sizes.',
  stock:
    'Recorded in the stock history as a correction. To record stock you’ve received, use the Stock section.',
  visibility: 'Shoppers can’t see hidden products or drafts.',
}
export const withMrp = 'Change the MRP the same way'
export const sizes = 'Sizes'
export const allSizes = 'All sizes'
export const choose = 'Choose'
export const preview = 'Preview'
export const nothingToChange = 'No changes to make.'
export const typeFirst = 'Enter a value to see what will change.'
export const changesTo = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`
export const wontChange = ({ why }: { why: string }) => `Won’t change: ${why}`
export const saveLines = ({ count }: { count: number }) =>
  count === 0 ? 'Save changes' : count === 1 ? 'Save 1 change' : `Save ${count} changes`
