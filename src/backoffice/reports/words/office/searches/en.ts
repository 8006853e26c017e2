export const notLoaded = 'Couldn’t load the failed searches.'
export const howCounted =
  'What shoppers searched for without finding a product. Nothing is kept about who searched. Searches are deleted after two years.'
export const none = 'Every search found something in this period.'
export const failedSearches = 'Searches without results'
export const comparedWith = ({ count, before }: { count: number; before: string }) =>
  `${count.toLocaleString('en-IN')} in ${before}`

export const query = 'Search'
export const count = 'Times'
export const countBefore = 'In the period before'
export const times = ({ count }: { count: number }) =>
  count === 1 ? 'once' : `${count.toLocaleString('en-IN')} times`
export const before = ({ count }: { count: number }) => `Before: ${count.toLocaleString('en-IN')}`
export const csvHeads = [query, count, countBefore]
export const table = 'Failed searches in the chosen period, the most frequent first'
export const onlyMostFrequent = 'Only the 100 most frequent searches are listed.'
export const addSynonyms = 'Add synonyms'
