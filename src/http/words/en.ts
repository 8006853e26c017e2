/** Refusals that any endpoint or page can answer with. */
export const notFound = 'Not found. It may have been deleted.'
export const noSuchCall = 'This API endpoint doesn’t exist.'
export const wrongMethod = ({ methods }: { methods: readonly string[] }) =>
  `Method not allowed. Use ${methods.join(' or ')}.`
export const notSignedIn = 'Log in to continue.'
export const notAllowed = 'You don’t have permission to do this.'
export const foreignOrigin = 'This request came from another website, so it was blocked.'

export const notJson = 'Send the request body as JSON (application/json).'
export const emptyJson = 'The request body is empty. Send it as JSON.'
export const brokenJson = 'The request body isn’t valid JSON.'
export const tooLarge = 'What you entered is too long to send. Shorten it and try again.'
export const wrongLength = 'The request body doesn’t match its Content-Length.'
export const pictureTooLarge = ({ megabytes }: { megabytes: number }) =>
  `This image is larger than ${megabytes} MB. Choose a smaller one.`
export const tooManyParts = 'This form has too many fields.'
export const notAForm = 'Send the request body as a form (multipart/form-data).'
export const noFiles = 'You can’t upload files with this form.'
export const brokenForm = 'The form didn’t arrive completely. Send it again.'
export const badAddress = 'This web address isn’t valid. Check it and try again.'
export const badRequest = 'This request isn’t valid.'
export const wrongCursor = 'Invalid page cursor. Start from the first page.'
export const wrongCursorField = 'isn’t a cursor from this list'

/** For a field that has no sentence of its own. */
export const checkField = ({ field }: { field: string }) => `Check the ${field}.`
export const checkSent = 'Check the data you sent.'
export const checkTyped = 'Check what you entered.'

export const secondFactorNeeded = 'Complete two-step verification first.'
export const secondFactorMissing = 'Set up two-step verification first.'
export const confirmAgain = 'Confirm it’s you, then try again.'

export const tooManyTries = ({ seconds }: { seconds: number }) =>
  `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
/** The shortcuts of the installed shop. */
export const myOrders = 'My Orders'
export const cart = 'Cart'
export const searchProducts = 'Search products'

export const waitAMoment = 'Please wait a moment'
export const internal = 'Something went wrong on our side. Please try again in a moment.'
export const mayHaveChanged = 'We can’t refresh this page right now. Prices and stock may have changed.'
export const databaseDown = 'We can’t load this right now. Please try again in a moment.'

/** The only page that visitors see before the shop opens. */
export const openingSoon = 'Opening soon'
export const openingLead = 'We’re getting our shop ready. Please come back soon.'
export const merchantLogin = 'Login'
