/** Favourites: the heart of a product, and the page of the saved products. */
export const save = ({ name }: { name: string }) => `Save ${name}`
export const remove = ({ name }: { name: string }) => `Remove ${name} from favourites`
export const favourites = 'Favourites'
export const saved = 'Saved to your favourites.'
export const removed = 'Removed from your favourites.'
export const notSaved = 'Couldn’t update your favourites. Try again.'
export const notLoaded = 'Couldn’t load your favourites.'
export const loading = 'Loading your favourites...'
export const none = 'You haven’t saved anything yet.'
export const howToSave = 'Tap the heart on a product to find it here again.'
export const browse = 'Browse products'
/** For whoever is not logged in. */
export const onThisDevice = 'Saved on this device only.'
export const logIn = 'Log in to see them everywhere'
export const notAvailable = ({ count }: { count: number }) =>
  count === 1
    ? 'One saved product isn’t available at the moment.'
    : `${count} saved products aren’t available at the moment.`

/** Answers of the API. */
export const tooMany = ({ most }: { most: number }) =>
  `You can save up to ${most} products. Remove one to save another.`
export const notSold = 'This product is no longer available.'
