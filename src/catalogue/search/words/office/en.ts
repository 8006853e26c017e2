/** In the activity log. */
export const addedSynonym = 'added'
export const deletedSynonym = 'deleted'
export const synonymNamed = ({ word, means }: { word: string; means: string }) => `synonym ${word} (${means})`

export const synonymDeleted = ({ word }: { word: string }) => `${word} was deleted.`
export const synonymGone = 'This synonym was deleted already.'
export const failedSearchDismissed = ({ query }: { query: string }) => `${query} was dismissed.`
export const failedSearchGone = 'This search was dismissed already.'
export const noWords = 'Enter at least one word.'
export const synonymIsClaim =
  'Only a product’s food label can make a claim such as gluten free or good for diabetes. Add the claim to the labels of the products that it’s true for.'
export const tooManySynonyms = ({ most }: { most: number }) =>
  `You can have up to ${most} synonyms. Delete one that you don’t need.`
