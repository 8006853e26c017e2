import type * as en from './en.ts'

export const stages = {
  //
  idle: '',
  // We’re placing your order and reserving your items.
  placing: 'உங்கள் ஆர்டரைப் பதிவு செய்கிறோம், பொருட்களை உங்களுக்காக எடுத்து வைக்கிறோம்.',
  // We’re placing your order.
  ordering: 'உங்கள் ஆர்டரைப் பதிவு செய்கிறோம்.',
  // The payment window is about to open. You haven’t been charged yet.
  opening: 'பேமெண்ட் விண்டோ இப்போது திறக்கும். இன்னும் பணம் எதுவும் எடுக்கவில்லை.',
  // The payment service is slow right now. We’re still trying to open the payment window. You haven’t been charged yet.
  waiting:
    'பேமெண்ட் சேவை இப்போது மெதுவாக உள்ளது. பேமெண்ட் விண்டோவைத் திறக்கத் தொடர்ந்து முயல்கிறோம். இன்னும் பணம் எதுவும் எடுக்கவில்லை.',
  // Complete your payment in the payment window. Your items are reserved for a short time.
  open: 'பேமெண்ட் விண்டோவில் பணம் செலுத்தி முடித்துவிடுங்கள். பொருட்களைக் கொஞ்ச நேரம் உங்களுக்காக எடுத்து வைக்கிறோம்.',
  // We’re checking your payment with the bank. You don’t need to pay again. You can wait here or close this page; your order won’t be lost.
  checking:
    'வங்கியிடம் உங்கள் பேமெண்ட்டைச் சரிபார்க்கிறோம். இங்கேயே காத்திருக்கலாம், மீண்டும் பணம் செலுத்த வேண்டியதில்லை. இந்தப் பக்கத்தை மூடினாலும் உங்கள் ஆர்டர் போகாது.',
  // We haven’t been able to confirm your payment yet. Don’t pay again. Your payment page will keep checking.
  unchecked:
    'உங்கள் பேமெண்ட்டை இன்னும் உறுதி செய்ய முடியவில்லை. மீண்டும் பணம் செலுத்த வேண்டாம். உங்கள் பேமெண்ட் பக்கம் தொடர்ந்து சரிபார்க்கும்.',
  // We’re cancelling your order and making sure you haven’t been charged.
  closing: 'உங்கள் ஆர்டரை ரத்து செய்கிறோம்; அதற்குப் பணம் எதுவும் போகவில்லை என்று உறுதி செய்கிறோம்.',
}
// ${refused} You can try again in the payment window.
export const tryAgainInWindow: typeof en.tryAgainInWindow = ({ refused }) =>
  `${refused} பேமெண்ட் விண்டோவில் மீண்டும் முயலலாம்.`
// Order #${id}
export const inWindow: typeof en.inWindow = ({ id }) => `ஆர்டர் #${id}`

// Order #${id} is paid. Thank you!
export const paidHere: typeof en.paidHere = ({ id }) => `ஆர்டர் #${id}: பணம் கிடைத்துவிட்டது. நன்றி!`
// Payment successful!
export const successful = 'பேமெண்ட் ஆனது!'
// Payment cancelled. Order deleted.
export const cancelled = 'பேமெண்ட் ரத்து ஆனது. ஆர்டரை நீக்கிவிட்டோம்.'
// Order cancelled. We’ll refund your payment.
export const paidCancelled = 'ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தைத் திருப்பி அனுப்புவோம்.'
// Couldn’t cancel this order automatically. Ask us from the Help page, and we’ll cancel it for you.
export const notCancelledHere =
  'இந்த ஆர்டரை இங்கே ரத்து செய்ய முடியவில்லை. உதவிப் பக்கத்தில் எங்களிடம் கேளுங்கள், நாங்கள் ரத்து செய்கிறோம்.'
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
// Couldn’t load this payment. Try again.
export const notLookedUp = 'இந்தப் பேமெண்ட்டைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const headings = {
  // Not paid yet
  unpaid: 'இன்னும் பணம் செலுத்தவில்லை',
  // Your bank is confirming the payment
  confirming: 'வங்கி பேமெண்ட்டை உறுதி செய்கிறது',
  // Payment received
  received: 'பேமெண்ட் கிடைத்தது',
  // Your refund is on its way
  returning: 'உங்கள் பணம் திரும்பி வருகிறது',
  // Payment refunded
  returned: 'உங்கள் பணத்தைத் திருப்பி அனுப்பினோம்',
  // Order cancelled
  cancelled: 'ஆர்டர் ரத்து ஆனது',
  // Delivered, not paid online
  handed_over: 'டெலிவரி ஆனது, ஆன்லைனில் பணம் செலுத்தவில்லை',
  // Pay on delivery
  due_on_delivery: 'டெலிவரியின்போது பணம் கொடுங்கள்',
  // Nothing to pay
  nothing_due: 'பணம் செலுத்த வேண்டாம்',
}
// Check again
export const checkAgain = 'மீண்டும் பார்'
// No update yet. We’ll keep checking.
export const noAnswer = 'இன்னும் பதில் வரவில்லை. தொடர்ந்து சரிபார்க்கிறோம்.'
// We’ll keep checking and update this page. You can close it; nothing will be lost.
export const keepAsking = 'தொடர்ந்து சரிபார்த்து இங்கே சொல்கிறோம். இந்தப் பக்கத்தை மூடலாம்; எதுவும் போகாது.'
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
// Couldn’t copy the reference. Select it and copy it yourself.
export const cannotCopy = 'எண்ணைக் காப்பி செய்ய முடியவில்லை. அதைத் தேர்ந்தெடுத்து நீங்களே காப்பி செய்யுங்கள்.'

// This order has already been paid.
export const paidAlready = 'இந்த ஆர்டருக்கு ஏற்கனவே பணம் செலுத்திவிட்டீர்கள்.'
// This order was delivered without online payment. There’s nothing to pay here.
export const handedOverUnpaid = 'இந்த ஆர்டர் டெலிவரி ஆனது, ஆன்லைனில் பணம் செலுத்தவில்லை. இங்கே செலுத்த எதுவும் இல்லை.'
// This order was cancelled. You can order again from your cart.
export const orderCancelled = 'இந்த ஆர்டர் ரத்து ஆனது. உங்கள் கார்ட்டிலிருந்து மீண்டும் ஆர்டர் செய்யலாம்.'
// We’ve recalled a batch of ${names.join(' and ')} and have no other stock. Place a new order without the recalled items.
export const recalled: typeof en.recalled = ({ names }) =>
  `உங்கள் ஆர்டரில் உள்ள ${names.join(', ')} நாங்கள் திரும்பப் பெற்ற பேட்ச்சைச் சேர்ந்தது, வேறு ஸ்டாக் இல்லை. அது இல்லாமல் புதிதாக ஆர்டர் செய்யுங்கள்.`
// The payment service isn’t responding right now. You haven’t been charged. Try again in a moment.
export const unavailable =
  'பேமெண்ட் சேவை இப்போது பதில் சொல்லவில்லை. பணம் எதுவும் எடுக்கவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
