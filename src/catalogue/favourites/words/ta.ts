import type * as en from './en.ts'

// Save ${name}
export const save: typeof en.save = ({ name }) => `${name}: விருப்பங்களில் சேர்`
// Remove ${name} from favourites
export const remove: typeof en.remove = ({ name }) => `${name}: விருப்பங்களிலிருந்து நீக்கு`
// Favourites
export const favourites = 'விருப்பங்கள்'
// Saved to your favourites.
export const saved = 'உங்கள் விருப்பங்களில் சேர்க்கப்பட்டது.'
// Removed from your favourites.
export const removed = 'உங்கள் விருப்பங்களிலிருந்து நீக்கப்பட்டது.'
// Couldn’t update your favourites. Try again.
export const notSaved = 'உங்கள் விருப்பங்களை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Couldn’t load your favourites.
export const notLoaded = 'உங்கள் விருப்பங்களைக் காட்ட முடியவில்லை.'
// Loading your favourites...
export const loading = 'உங்கள் விருப்பங்கள் ஏற்றப்படுகின்றன...'
// You haven’t saved anything yet.
export const none = 'இன்னும் எதையும் சேர்க்கவில்லை.'
// Tap the heart on a product to find it here again.
export const howToSave = 'ஒரு பொருளில் உள்ள இதயத்தை அழுத்தினால், அதை இங்கே மீண்டும் பார்க்கலாம்.'
// Browse products
export const browse = 'பொருட்களைப் பாருங்கள்'
// Saved on this device only.
export const onThisDevice = 'இந்தச் சாதனத்தில் மட்டும் சேமிக்கப்பட்டுள்ளன.'
// Log in to see them everywhere
export const logIn = 'எல்லாச் சாதனங்களிலும் பார்க்க லாகின் செய்யுங்கள்'
// count === 1 ? 'One saved product isn’t available at the moment.' : `${count} saved products aren’t available at the moment.`
export const notAvailable: typeof en.notAvailable = ({ count }) =>
  count === 1 ? 'நீங்கள் சேர்த்த ஒரு பொருள் இப்போது கிடைக்கவில்லை.' : `நீங்கள் சேர்த்த ${count} பொருட்கள் இப்போது கிடைக்கவில்லை.`

// You can save up to ${most} products. Remove one to save another.
export const tooMany: typeof en.tooMany = ({ most }) =>
  `அதிகபட்சம் ${most} பொருட்களைச் சேர்க்கலாம். இன்னொன்றைச் சேர்க்க, ஒன்றை நீக்குங்கள்.`
// This product is no longer available.
export const notSold = 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.'
