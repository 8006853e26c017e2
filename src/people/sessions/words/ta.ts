// Account
export const account = 'கணக்கு'
// Dashboard
export const dashboard = 'என் பக்கம்'
// View Orders
export const viewOrders = 'என் ஆர்டர்கள்'
// Account Details
export const accountDetails = 'என் விவரம்'
// Address
export const address = 'முகவரி'

// Log out
export const logOut = 'லாக்அவுட்'
// Couldn’t log you out. Try again.
export const stillLoggedIn = 'லாக்அவுட் செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Unknown device
export const aDevice = 'தெரியாத சாதனம்'
// Other devices logged out.
export const loggedOutElsewhere = 'மற்ற எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிட்டது.'

// Failed to load image
export const pictureNotLoaded = 'படத்தைக் காட்ட முடியவில்லை'

// Unsaved changes restored.
export const draftIsBack = 'நீங்கள் சேமிக்காமல் விட்டவை திரும்ப வந்துள்ளன.'
// Discard
export const discardDraft = 'நீக்கு'
// Favourites
export const favourites = 'விருப்பங்கள்'
