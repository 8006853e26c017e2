/** The section Search. */
export const failedSearches = 'Searches without results'
export const failedHint =
  'What shoppers looked for and didn’t find. Enter the words that your products use, and the next search will find them.'
export const noFailed = 'No failed searches yet.'
export const failedNotLoaded = 'Couldn’t load failed searches. Try again.'
export const loadingFailed = 'Loading failed searches...'
export const pagesOfFailed = 'Failed searches pagination'
export const times = ({ count }: { count: number }) => (count === 1 ? 'once' : `${count} times`)
export const lastAt = ({ date }: { date: string }) => `last on ${date}`
export const showResultsFor = 'Show results for'
export const addSynonym = 'Add synonym'
export const addSynonymFor = ({ word }: { word: string }) => `Add synonym for ${word}`
export const adding = 'Adding...'
export const dismiss = 'Dismiss'
export const dismissSearch = ({ word }: { word: string }) => `Dismiss ${word}`
export const dismissed = 'Search dismissed'
export const notDismissed = 'Couldn’t dismiss the search. Try again.'

export const synonyms = 'Synonyms'
export const synonymsHint =
  'Words that your customers use for your products, such as “thayir” for “curd”. A search for the first word shows the results for the second.'
export const noSynonyms = 'No synonyms yet.'
export const synonymsNotLoaded = 'Couldn’t load synonyms. Try again.'
export const loadingSynonyms = 'Loading synonyms...'
export const word = 'Customers search for'
export const added = 'Synonym added'
export const notAdded = 'Couldn’t add the synonym. Try again.'
export const means = ({ word, means }: { word: string; means: string }) => `${word} → ${means}`
export const remove = 'Delete'
export const deleteSynonym = ({ word }: { word: string }) => `Delete synonym ${word}`
export const deleted = 'Synonym deleted'
export const notDeleted = 'Couldn’t delete the synonym. Try again.'
