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
