import type * as en from './en.ts'

export const stages = {
  //
  idle: '',
  // We are placing your order and holding your products for you.
  placing: 'உங்கள் ஆர்டரைப் பதிவு செய்கிறோம், பொருட்களை உங்களுக்காக எடுத்து வைக்கிறோம்.',
  // The payment window is about to open. Nothing has been charged yet.
  opening: 'பேமெண்ட் விண்டோ இப்போது திறக்கும். இன்னும் பணம் எதுவும் எடுக்கவில்லை.',
  // The payment service is slow just now. We keep asking for the payment window. Nothing has been charged yet.
  waiting: 'பேமெண்ட் சேவை இப்போது மெதுவாக உள்ளது. பேமெண்ட் விண்டோவைத் தொடர்ந்து கேட்கிறோம். இன்னும் பணம் எதுவும் எடுக்கவில்லை.',
  // The payment window is open. Finish the payment there; your products are held for you meanwhile.
  open: 'பேமெண்ட் விண்டோ திறந்துவிட்டது. அங்கே பணம் செலுத்தி முடித்துவிடுங்கள்; அதுவரை பொருட்களை உங்களுக்காக எடுத்து வைக்கிறோம்.',
  // We are checking your payment with the bank. It is safe to wait here, and you need not pay again. If you close this page, your order is not lost.
  checking:
    'வங்கியிடம் உங்கள் பேமெண்ட்டைச் சரிபார்க்கிறோம். இங்கேயே காத்திருக்கலாம், மீண்டும் பணம் செலுத்த வேண்டியதில்லை. இந்தப் பக்கத்தை மூடினாலும் உங்கள் ஆர்டர் போகாது.',
  // The check has not come through. You need not pay again: your payment has its own page, which goes on asking.
  unchecked:
    'சரிபார்த்த பதில் வரவில்லை. மீண்டும் பணம் செலுத்த வேண்டியதில்லை: உங்கள் பேமெண்ட்டுக்கு ஒரு தனிப் பக்கம் உள்ளது, அது தொடர்ந்து கேட்கும்.',
  // We are closing your order and making sure that nothing was paid for it.
  closing: 'உங்கள் ஆர்டரை மூடுகிறோம்; அதற்குப் பணம் எதுவும் போகவில்லை என்று உறுதி செய்கிறோம்.',
}
// ${refused} You can try again in the payment window.
export const tryAgainInWindow: typeof en.tryAgainInWindow = ({ refused }) =>
  `${refused} பேமெண்ட் விண்டோவில் மீண்டும் முயலலாம்.`
// Order ${id}
export const inWindow: typeof en.inWindow = ({ id }) => `ஆர்டர் ${id}`

// Order ${id} is paid. Thank you!
export const paidHere: typeof en.paidHere = ({ id }) => `ஆர்டர் ${id}: பணம் கிடைத்துவிட்டது. நன்றி!`
// Payment successful!
export const successful = 'பேமெண்ட் ஆனது!'
// Payment cancelled. Order deleted.
export const cancelled = 'பேமெண்ட் ரத்து ஆனது. ஆர்டரை நீக்கிவிட்டோம்.'
// Razorpay SDK not loaded. Please check your network connection.
export const windowMissing = 'Razorpay விண்டோ வரவில்லை. உங்கள் இன்டர்நெட் வருகிறதா என்று பாருங்கள்.'
// Checkout failed.
export const checkoutFailed = 'செக்அவுட் ஆகவில்லை.'
// Payment verification failed.
export const notVerified = 'பேமெண்ட்டைச் சரிபார்க்க முடியவில்லை.'
// Order cancellation failed.
export const notCancelled = 'ஆர்டரை ரத்து செய்ய முடியவில்லை.'

// Payment
export const title = 'பேமெண்ட்'
// Loading your payment...
export const loading = 'உங்கள் பேமெண்ட் விவரம் வருகிறது...'
// We could not look up this payment.
export const notLookedUp = 'இந்தப் பேமெண்ட்டைப் பார்க்க முடியவில்லை.'
export const headings = {
  // Not paid yet
  unpaid: 'இன்னும் பணம் செலுத்தவில்லை',
  // Your bank is still confirming
  confirming: 'வங்கி இன்னும் உறுதி செய்கிறது',
  // Payment received
  received: 'பேமெண்ட் கிடைத்தது',
  // Your money is on its way back
  returning: 'உங்கள் பணம் திரும்பி வருகிறது',
  // Your money was returned
  returned: 'உங்கள் பணத்தைத் திருப்பி அனுப்பினோம்',
  // Order cancelled
  cancelled: 'ஆர்டர் ரத்து ஆனது',
  // Handed over, not paid online
  handed_over: 'கொடுத்துவிட்டோம், ஆன்லைனில் பணம் செலுத்தவில்லை',
}
// Check again
export const checkAgain = 'மீண்டும் பார்'
// No answer just now. We keep asking.
export const noAnswer = 'இப்போது பதில் இல்லை. தொடர்ந்து கேட்கிறோம்.'
// We keep asking and tell you here. You may close this page; nothing is lost.
export const keepAsking = 'தொடர்ந்து கேட்டு இங்கே சொல்கிறோம். இந்தப் பக்கத்தை மூடலாம்; எதுவும் போகாது.'
// Order
export const order = 'ஆர்டர்'
// Amount
export const amount = 'தொகை'
// Payment reference
export const reference = 'பேமெண்ட் எண்'
// Copy
export const copy = 'காப்பி செய்'
// Copied
export const copied = 'காப்பி ஆனது'
// This browser does not let us copy. Please mark the reference and copy it by hand.
export const cannotCopy = 'இந்தப் பிரவுசரில் காப்பி செய்ய முடியவில்லை. எண்ணைத் தேர்ந்தெடுத்து நீங்களே காப்பி செய்யுங்கள்.'

// This order has been paid already.
export const paidAlready = 'இந்த ஆர்டருக்கு ஏற்கனவே பணம் செலுத்திவிட்டீர்கள்.'
// This order was handed over and not paid online. There is nothing to pay here.
export const handedOverUnpaid = 'இந்த ஆர்டரைக் கொடுத்துவிட்டோம், ஆன்லைனில் பணம் செலுத்தவில்லை. இங்கே செலுத்த எதுவும் இல்லை.'
// This order was cancelled. Please order again from your cart.
export const orderCancelled = 'இந்த ஆர்டர் ரத்து ஆனது. உங்கள் கார்ட்டிலிருந்து மீண்டும் ஆர்டர் செய்யுங்கள்.'
// Your order holds ${names.join(' and ')} of a batch that we take back, and there is no other in stock. Please order again without it.
export const recalled: typeof en.recalled = ({ names }) =>
  `உங்கள் ஆர்டரில் உள்ள ${names.join(', ')} திரும்பப் பெறும் பேட்ச்சைச் சேர்ந்தது, வேறு ஸ்டாக் இல்லை. அது இல்லாமல் மீண்டும் ஆர்டர் செய்யுங்கள்.`
// The payment service does not answer just now. Nothing has been charged. Please try again in a moment.
export const unavailable =
  'பேமெண்ட் சேவை இப்போது பதில் சொல்லவில்லை. பணம் எதுவும் எடுக்கவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
