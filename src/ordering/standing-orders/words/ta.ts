import type * as en from './en.ts'

// Regular deliveries
export const title = 'வழக்கமான டெலிவரிகள்'
// We email you when it’s time for your next delivery. You review it and pay only then. Nothing is charged automatically.
export const lead =
  'அடுத்த டெலிவரிக்கான நாள் வந்ததும் இமெயிலில் நினைவூட்டுவோம். அதைப் பார்த்து, நீங்கள் ஆர்டர் செய்யும்போது மட்டும் பணம் செலுத்தினால் போதும். எதுவும் தானாகப் பிடித்தம் செய்யப்படாது.'
// Loading your regular deliveries...
export const loading = 'உங்கள் வழக்கமான டெலிவரிகள் வருகின்றன...'
// Couldn’t load your regular deliveries. Try again.
export const notLoaded = 'உங்கள் வழக்கமான டெலிவரிகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// You don’t have any regular deliveries yet.
export const none = 'உங்களுக்கு வழக்கமான டெலிவரிகள் இன்னும் இல்லை.'
// Open an order and choose “Deliver regularly” to get it again every 2 or 4 weeks.
export const noneHint =
  'ஓர் ஆர்டரைத் திறந்து “வழக்கமாக டெலிவரி செய்ய” என்பதைத் தேர்ந்தெடுத்தால், 2 அல்லது 4 வாரங்களுக்கு ஒருமுறை மீண்டும் பெறலாம்.'
// My orders
export const myOrders = 'என் ஆர்டர்கள்'
// { 2: 'Every 2 weeks', 4: 'Every 4 weeks' }
export const every = { 2: '2 வாரங்களுக்கு ஒருமுறை', 4: '4 வாரங்களுக்கு ஒருமுறை' }
// Next delivery: ${day}
export const next: typeof en.next = ({ day }) => `அடுத்த டெலிவரி: ${day}`
// Ready to order since ${day}
export const due: typeof en.due = ({ day }) => `${day} முதல் ஆர்டர் செய்யலாம்`
// Paused
export const paused = 'நிறுத்தி வைக்கப்பட்டுள்ளது'
// Paused, because you didn’t order the last few deliveries.
export const pausedUnanswered = 'கடந்த சில டெலிவரிகளை நீங்கள் ஆர்டர் செய்யாததால் நிறுத்தி வைக்கப்பட்டுள்ளது.'
// Not available now
export const unavailable = 'இப்போது கிடைக்கவில்லை'
// Only ${units} available
export const onlySome: typeof en.onlySome = ({ units }) => `${units} மட்டும் உள்ளது`
// If something is out of stock, you get the rest. Anything else in your cart is ordered together with it.
export const changeable =
  'ஏதாவது ஸ்டாக் இல்லையென்றால் மற்றவற்றைப் பெறலாம். கார்ட்டில் வேறு பொருட்கள் இருந்தால் அவையும் சேர்ந்தே ஆர்டர் ஆகும்.'
// ${amount} at today’s prices, without delivery charges
export const total: typeof en.total = ({ amount }) => `இன்றைய விலையில் ${amount}, டெலிவரி கட்டணம் தவிர`
// Review and pay
export const reviewAndPay = 'பார்த்துப் பணம் செலுத்த'
// Order now
export const orderEarly = 'இப்போதே ஆர்டர் செய்ய'
// Skip until ${day}
export const skip: typeof en.skip = ({ day }) => `${day} வரை தவிர்க்க`
// Pause
export const pause = 'நிறுத்தி வைக்க'
// Resume
export const resume = 'மீண்டும் தொடங்க'
// Stop deliveries
export const stop = 'டெலிவரிகளை முடிக்க'
// Stop these regular deliveries?
export const stopQuestion = 'இந்த வழக்கமான டெலிவரிகளை முடிக்கவா?'
// You won’t get any more reminders. Orders that you’ve already placed aren’t affected.
export const stopHint = 'இனி நினைவூட்டல்கள் வராது. ஏற்கனவே செய்த ஆர்டர்களில் மாற்றம் இல்லை.'
// Keep deliveries
export const keep = 'தொடரட்டும்'
// How often?
export const howOften = 'எத்தனை வாரங்களுக்கு ஒருமுறை?'
// Couldn’t save the change. Try again.
export const notChanged = 'மாற்றத்தைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Couldn’t add the delivery to your cart. Try again.
export const notAdded = 'டெலிவரியை உங்கள் கார்ட்டில் சேர்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Saved.
export const changed = 'சேமிக்கப்பட்டது.'
// Deliver regularly
export const deliverRegularly = 'வழக்கமாக டெலிவரி செய்ய'
// We’ll remind you each time. You pay only when you order.
export const offerHint = 'ஒவ்வொரு முறையும் நினைவூட்டுவோம். ஆர்டர் செய்யும்போது மட்டும் பணம் செலுத்தினால் போதும்.'
// Start
export const start = 'தொடங்க'
// We’ll email you on ${day}.
export const started: typeof en.started = ({ day }) => `${day} அன்று இமெயில் அனுப்புவோம்.`
// See regular deliveries
export const manage = 'வழக்கமான டெலிவரிகளைப் பார்க்க'
// Couldn’t set up regular deliveries. Try again.
export const notStarted = 'வழக்கமான டெலிவரியைத் தொடங்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Regular deliveries stopped.
export const stopped = 'வழக்கமான டெலிவரிகள் முடிக்கப்பட்டன.'
// This regular delivery no longer exists.
export const noSuchStandingOrder = 'இந்த வழக்கமான டெலிவரி இப்போது இல்லை.'
// This delivery was already ordered or skipped. Refresh the page to see the next one.
export const deliveryChanged =
  'இந்த டெலிவரி ஏற்கனவே ஆர்டர் செய்யப்பட்டது அல்லது தவிர்க்கப்பட்டது. அடுத்ததைப் பார்க்க பக்கத்தைப் புதுப்பியுங்கள்.'
// Pay for the order first. Then you can have it delivered regularly.
export const payFirst = 'முதலில் இந்த ஆர்டருக்குப் பணம் செலுத்துங்கள். பிறகு வழக்கமாக டெலிவரி பெறலாம்.'
// This order was cancelled. Choose another one to have delivered regularly.
export const wasCancelled = 'இந்த ஆர்டர் ரத்து செய்யப்பட்டது. வழக்கமாகப் பெற வேறு ஆர்டரைத் தேர்ந்தெடுங்கள்.'
// We no longer sell the products in this order.
export const nothingSold = 'இந்த ஆர்டரில் உள்ள பொருட்களை இப்போது நாங்கள் விற்பதில்லை.'
// You can have up to ${most} regular deliveries. Stop one to start another.
export const tooMany: typeof en.tooMany = ({ most }) =>
  `அதிகபட்சம் ${most} வழக்கமான டெலிவரிகள் வைத்துக்கொள்ளலாம். புதிதாகத் தொடங்க ஒன்றை முடியுங்கள்.`
