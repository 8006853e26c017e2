import type * as en from './en.ts'

// Refunds
export const title = 'ரீஃபண்ட்'
// Couldn’t load your refunds. Try again.
export const notLoaded = 'ரீஃபண்ட் விவரத்தைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const reasons = {
  // As you requested
  customer_wish: 'நீங்கள் கேட்டபடி',
  // No longer available
  not_available: 'பொருள் இப்போது இல்லை',
  // Damaged or defective
  damaged: 'பொருள் சேதமாகவோ குறையுடனோ இருந்தது',
  // Wrong item sent
  wrong_item: 'வேறு பொருள் அனுப்பப்பட்டது',
  // Not delivered
  not_delivered: 'வந்து சேரவில்லை',
  // Other reason
  other: 'வேறு காரணம்',
}
export const stages = {
  // Your refund is on its way. It should reach your account within 5 to 7 business days.
  on_its_way: 'ரீஃபண்ட் வந்துகொண்டிருக்கிறது. பணம் 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.',
  // Refunded. It should reach your account within 5 to 7 business days of the refund.
  returned: 'பணத்தைத் திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.',
  // Refunded by another method, such as bank transfer.
  by_other_means: 'பேங்க் டிரான்ஸ்ஃபர் போன்ற வேறு வழியில் பணத்தைத் திருப்பி அனுப்பிவிட்டோம்.',
  // This refund wasn’t made. If you were expecting it, write to us.
  not_made: 'இந்த ரீஃபண்ட் செய்யப்படவில்லை. இதை எதிர்பார்த்தால் எங்களுக்கு எழுதுங்கள்.',
  // Your bank hasn’t accepted this refund yet. We’re looking into it.
  stuck: 'உங்கள் வங்கி இந்த ரீஃபண்டை இன்னும் ஏற்கவில்லை. நாங்கள் கவனித்துவருகிறோம்.',
}
// delivery charge
export const delivery = 'டெலிவரி கட்டணம்'
// goodwill amount
export const goodwill = 'கூடுதல் தொகை'
// Exchanged for other items
export const exchanged = 'வேறு பொருட்களுக்கு மாற்றப்பட்டது'
// This amount pays for order #${id}.
export const usedFor: typeof en.usedFor = ({ id }) => `இந்தத் தொகை ஆர்டர் #${id}-க்குச் செலுத்தப்பட்டது.`
// quantity === 0 ? name : `${quantity} × ${name}`
export const unitsOf: typeof en.unitsOf = ({ quantity, name }) =>
  quantity === 0 ? name : `${quantity} × ${name}`
