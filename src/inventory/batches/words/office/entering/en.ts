export const packedOnNeeded = 'Please enter the packing date.'
export const bestBeforeNeeded = 'Please enter the best-before date.'
export const packedAfterBestBefore = 'The packing date lies after the best-before date.'
export const packedInFuture = 'The packing date lies in the future.'
export const bestBeforePast = 'The best-before date lies in the past.'
export const datesOnlyReceived = 'Only goods that come in have dates.'
export const savedUnsold = ({ count }: { count: number }) =>
  `Stock updated. Of what came in, ${count === 1 ? '1 unit has' : `${count} units have`} too little shelf life left to be sold.`
export const wholeNeeded = ({ least, most }: { least: number; most: number }) =>
  `Please enter a whole number from ${least} to ${most}.`
export const rulesChanged =
  'Somebody else has changed these settings meanwhile. Please look through them and save again.'

export const code = 'Batch (optional)'
export const packedOn = 'Packed on'
export const bestBefore = 'Best before'
/** What is on the label of the goods of a product that come in. */
export const labelOf = ({ name }: { name: string }) => `On the label of ${name}`

export const parts = { stock: 'Stock', batches: 'Batches' }
export const partsOfStock = 'Parts of stock'
export const wantBatches = 'Do your goods carry a best-before date? The shop can keep batches for you.'
export const openBatches = 'See how batches work'

export const rulesLead =
  'Goods come in with the dates on their label. What expires first goes out first; what would arrive with too little shelf life left is not sold any more.'
export const wanted = 'Ask for the dates when goods come in'
export const leastPercent = 'Shelf life left at delivery, in percent'
export const leastPercentHint = 'Food law asks for 30 percent, or for 45 days where these are fewer.'
export const leastDays = 'Or so many days, where these are fewer'
export const wayDays = 'Days a parcel takes at the longest'
export const wayDaysHint = 'A batch is sold until so many days before.'
export const warnDays = 'Days of warning'
export const warnDaysHint =
  'The dashboard and the mail of the morning name a batch so many days before its last day of sale.'
export const saveRules = 'Save'
export const rulesSaved = 'Settings saved.'
export const rulesNotSaved = 'The settings could not be saved.'
export const rulesNotLoaded = 'The settings could not be loaded.'
export const loadingRules = 'Loading the settings...'
export const rules = 'Settings of batches'
export const yes = 'Yes'
export const no = 'No'
