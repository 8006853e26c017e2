/** What the shop's door says, whatever was asked of it. */
export const notFound = 'This does not exist, or not any more.'
export const noSuchCall = 'There is no such call.'
export const wrongMethod = ({ methods }: { methods: readonly string[] }) =>
  `This can only be asked with ${methods.join(' or ')}.`
export const notSignedIn = 'Please log in to continue.'
export const notAllowed = 'Your account may not do this.'
export const foreignOrigin = 'This page may not do that here.'

export const notJson = 'Please send this as JSON (application/json).'
export const emptyJson = 'The message was empty where JSON was expected.'
export const brokenJson = 'The message is not valid JSON.'
export const tooLarge = 'This is larger than we can take.'
export const wrongLength = 'The message is not as long as it says.'
export const pictureTooLarge = ({ megabytes }: { megabytes: number }) =>
  `This picture is larger than ${megabytes} MB. Please choose a smaller one.`
export const tooManyParts = 'This form has too many fields.'
export const notAForm = 'Please send this as a form (multipart/form-data).'
export const noFiles = 'This form takes no files.'
export const brokenForm = 'The form did not arrive whole. Please send it again.'
export const badAddress = 'This address cannot be read.'
export const badRequest = 'This request cannot be understood.'
export const wrongCursor = 'This list has no such page. Please start at its first page.'
export const wrongCursorField = 'is not one that this list gave out'

/** Of a field that has no sentence of its own. */
export const checkField = ({ field }: { field: string }) => `Please check the ${field}.`
export const checkSent = 'Please check what you sent.'
export const checkTyped = 'Please check what you typed.'

export const secondFactorNeeded = 'Please confirm your login with your second factor first.'
export const secondFactorMissing = 'Please set up a second factor for your login first.'
export const confirmAgain = 'Please confirm that it is you, then try again.'

export const tooManyTries = ({ seconds }: { seconds: number }) =>
  `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
export const waitAMoment = 'Please wait a moment'
export const internal = 'Something went wrong on our side. Please try again in a moment.'
export const mayHaveChanged = "We can't check this page right now. Prices and stock may have changed."
export const databaseDown = 'The shop cannot look this up right now. Please try again in a moment.'

/** All that visitors read of a shop that is not open yet. */
export const openingSoon = 'Opening soon'
export const openingLead = 'We’re getting our shop ready. Please come back soon.'
export const merchantLogin = 'Login'
