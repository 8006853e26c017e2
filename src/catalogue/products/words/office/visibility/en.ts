export const unknown = 'Choose who can see the product.'
export const unreadable = 'Enter a date and time.'
export const isPast = 'This time has passed. Enter a later one.'
export const goesBeforeItAppears = 'Enter a time after “Publish on”.'
export const isOnSaleAlready =
  'A live product is visible immediately. To publish it later, choose Hidden or Draft. Otherwise, leave this field empty.'
export const isHiddenAlready =
  'This product is already hidden. Enter a time in “Publish on”, or leave this field empty.'
