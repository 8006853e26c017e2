/** The header of a copy with the time when it was kept, in milliseconds. */
export const keptAtHeader = 'x-kept-at'
/** The header of a copy that is shown instead of an answer: `offline`, or `slow` if the network took too long. */
export const insteadHeader = 'x-instead'
