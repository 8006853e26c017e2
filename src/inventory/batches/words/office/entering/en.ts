export const packedOnNeeded = 'Enter the packing date.'
export const bestBeforeNeeded = 'Enter the best-before date.'
export const packedAfterBestBefore = 'The packing date is after the best-before date.'
export const packedInFuture = 'The packing date is in the future.'
export const bestBeforePast = 'The best-before date has passed.'
export const datesOnlyReceived = 'Dates can only be entered for stock you receive.'
/** After received units went into quarantine at once. */
export const savedUnsold = ({ count }: { count: number }) =>
  `Stock updated. ${count === 1 ? '1 unit you received has' : `${count} units you received have`} too little shelf life left to be sold.`
export const wholeNeeded = ({ least, most }: { least: number; most: number }) =>
  `Enter a whole number from ${least} to ${most}.`
export const rulesChanged =
  'Someone else changed these settings while you were editing them. Review their changes before you save yours.'

export const code = 'Batch (optional)'
export const packedOn = 'Packed on'
export const bestBefore = 'Best before'
/** The label details of a product's units that are received. */
export const labelOf = ({ name }: { name: string }) => `Label details for ${name}`

export const parts = { stock: 'Stock', batches: 'Batches' }
export const partsOfStock = 'Stock sections'
export const wantBatches = 'Do your products have a best-before date? You can track them by batch.'
export const openBatches = 'See how batches work'

export const rulesLead =
  'Enter the dates on the label when you receive stock. Units that expire first are dispatched first. Units that would reach the customer with too little shelf life left are no longer sold.'
export const wanted = 'Ask for dates when stock is received'
export const leastPercent = 'Minimum shelf life at delivery, in percent'
export const leastPercentHint = 'Food law requires 30%, or 45 days if that’s less.'
export const leastDays = 'Or this many days, if that’s less'
export const wayDays = 'Longest delivery time, in days'
export const wayDaysHint = 'A batch stops selling this many days earlier, so that parcels arrive in time.'
export const warnDays = 'Warning period, in days'
export const warnDaysHint =
  'The dashboard and the morning summary email list a batch this many days before its last sale date.'
export const saveRules = 'Save'
export const rulesSaved = 'Settings saved.'
export const rulesNotSaved = 'Couldn’t save the settings. Try again.'
export const rulesNotLoaded = 'Couldn’t load the settings. Try again.'
export const loadingRules = 'Loading settings...'
export const rules = 'Batch settings'
export const yes = 'Yes'
export const no = 'No'
