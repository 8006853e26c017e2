import type * as en from './en.ts'

// This order does not exist.
export const noSuchOrder = 'அப்படி ஒரு ஆர்டர் இல்லை.'

// Money returned
export const title = 'திருப்பி அனுப்பிய பணம்'
// What was returned could not be loaded.
export const notLoaded = 'திருப்பி அனுப்பிய பணத்தின் விவரத்தைக் காட்ட முடியவில்லை.'
export const reasons = {
  // As you wished
  customer_wish: 'நீங்கள் கேட்டபடி',
  // Not available any more
  not_available: 'பொருள் இப்போது இல்லை',
  // Damaged or not as it should be
  damaged: 'பொருள் சேதமானது அல்லது சரியாக இல்லை',
  // Something else was sent
  wrong_item: 'வேறு பொருள் அனுப்பப்பட்டது',
  // Did not arrive
  not_delivered: 'வந்து சேரவில்லை',
  // Other reason
  other: 'வேறு காரணம்',
}
export const stages = {
  // On its way back. It reaches your account within 5-7 working days.
  on_its_way: 'பணம் திரும்பி வந்துகொண்டிருக்கிறது. 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.',
  // Returned. It reaches your account within 5-7 working days of the day it was sent.
  returned: 'திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.',
  // Returned by other means than you paid with, for example by bank transfer.
  by_other_means: 'நீங்கள் பணம் செலுத்திய வழியில் அல்லாமல் வேறு வழியில், உதாரணமாக பேங்க் டிரான்ஸ்ஃபராக, திருப்பி அனுப்பிவிட்டோம்.',
  // This refund was not made. Please write to us if you expect it.
  not_made: 'இந்த ரீஃபண்ட் செய்யப்படவில்லை. இதை எதிர்பார்த்தால் எங்களுக்கு எழுதுங்கள்.',
  // Your bank has not taken it back yet. We are looking after it.
  stuck: 'உங்கள் வங்கி பணத்தை இன்னும் வாங்கவில்லை. நாங்கள் அதைக் கவனித்துக்கொள்கிறோம்.',
}
// delivery
export const delivery = 'டெலிவரி'
// extra
export const goodwill = 'கூடுதல் தொகை'
// ${quantity} × ${name}
export const unitsOf: typeof en.unitsOf = ({ quantity, name }) => `${quantity} × ${name}`
