export const unknown = 'Choose who can see the product.'
export const unreadable = 'Enter a date and time.'
export const isPast = 'This time has passed. Enter a later one.'
export const goesBeforeItAppears = 'Enter a time after “Publish on”.'
export const isOnSaleAlready = 'A live product is visible at once. Hide it until then, or leave this empty.'
export const isHiddenAlready =
  'This product is already hidden. Enter a time in “Publish on”, or leave this empty.'
