import { packSize } from '#values/words/ta.ts'
import type * as en from './en.ts'

// Returns
export const title = 'ரிட்டர்ன்'
// Request a return
export const askForReturn = 'ரிட்டர்ன் கேளுங்கள்'
// Items to return
export const whichItems = 'திருப்பி அனுப்பும் பொருட்கள்'
// ${name} (${size})
export const item: typeof en.item = ({ name, size }) => `${name} (${packSize({ label: size })})`
// Reason
export const why = 'காரணம்'
// Choose a reason
export const chooseOne = 'காரணத்தைத் தேர்ந்தெடுங்கள்'
// Please choose a reason.
export const chooseReason = 'ஒரு காரணத்தைத் தேர்ந்தெடுங்கள்.'
// Please choose the items to return.
export const chooseItems = 'திருப்பி அனுப்பும் பொருட்களைத் தேர்ந்தெடுங்கள்.'
// What is wrong? (optional)
export const tellUs = 'என்ன பிரச்சினை? (விருப்பமானால்)'
// You can add up to 4 photos.
export const tooManyPictures = '4 போட்டோக்கள் வரை சேர்க்கலாம்.'
// Couldn’t use one of the photos. It may be too large. Choose another one.
export const pictureRefused =
  'ஒரு படத்தைச் சேர்க்க முடியவில்லை. அது மிகப் பெரியதாக இருக்கலாம். வேறு படத்தைத் தேர்ந்தெடுங்கள்.'
// Send request
export const send = 'கோரிக்கையை அனுப்புங்கள்'
// We’ve received your return request.
export const sent = 'திருப்பி அனுப்பும் உங்கள் கோரிக்கை கிடைத்தது.'
// Your request couldn’t be sent. Please try again.
export const notSent = 'உங்கள் கோரிக்கையை அனுப்ப முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.'
// Some of these items can’t be returned any more. Please check the quantities.
export const notReturnable = 'இவற்றில் சில பொருட்களை இனி திருப்பி அனுப்ப முடியாது. எண்ணிக்கையைச் சரிபாருங்கள்.'
// This request was already sent with other details. Please reload the page.
export const sentDifferently = 'இந்தக் கோரிக்கை வேறு விவரங்களுடன் ஏற்கெனவே அனுப்பப்பட்டது. பக்கத்தை மீண்டும் திறந்து பாருங்கள்.'
// ${quantity} × ${name} (${size})
export const units: typeof en.units = ({ quantity, name, size }) =>
  `${quantity} × ${name} (${packSize({ label: size })})`
// Our reply: ${answer}
export const ourAnswer: typeof en.ourAnswer = ({ answer }) => `எங்கள் பதில்: ${answer}`
// Replacement: order #${id}
export const replacement: typeof en.replacement = ({ id }) => `மாற்று ஆர்டர்: #${id}`

export const reasons: typeof en.reasons = {
  // It arrived damaged
  damaged: 'சேதமாகி வந்தது',
  // It’s spoilt or bad quality
  spoilt: 'கெட்டுப்போயிருக்கிறது அல்லது தரம் சரியில்லை',
  // It’s the wrong item
  wrong: 'வேறு பொருள் வந்திருக்கிறது',
  // It’s not as described
  not_as_described: 'சொன்னபடி இல்லை',
  // It arrived too late
  late: 'மிகவும் தாமதமாக வந்தது',
  // I don’t need it any more
  changed_mind: 'இனி எனக்குத் தேவையில்லை',
  // Something else
  other: 'வேறு காரணம்',
}

export const states: typeof en.states = {
  // We’ve received your request and will reply soon.
  requested: 'உங்கள் கோரிக்கை கிடைத்தது. விரைவில் பதில் சொல்கிறோம்.',
  // We’ve approved your return.
  approved: 'திருப்பி அனுப்ப ஒப்புக்கொண்டோம்.',
  // We couldn’t accept this return.
  declined: 'இதைத் திருப்பி எடுத்துக்கொள்ள முடியவில்லை.',
  // We’ve received your items.
  received: 'உங்கள் பொருட்கள் எங்களுக்கு வந்து சேர்ந்தன.',
  // We’ve checked your items.
  inspected: 'உங்கள் பொருட்களைச் சரிபார்த்தோம்.',
  // We’ve refunded this return.
  refunded: 'இதற்கு ரீஃபண்ட் செய்திருக்கிறோம்.',
  // We’re sending you a replacement.
  replaced: 'இதற்கு மாற்றுப் பொருளை அனுப்புகிறோம்.',
  // This return is closed.
  closed: 'இந்தக் கோரிக்கை முடிந்தது.',
}
// We’ve approved your return. Please send the items back to us.
export const approvedSendBack = 'திருப்பி அனுப்ப ஒப்புக்கொண்டோம். பொருட்களை எங்களுக்கு அனுப்பிவையுங்கள்.'
// We’ve approved your return. You don’t need to send the items back.
export const approvedKeep = 'உங்கள் கோரிக்கையை ஏற்றுக்கொண்டோம். பொருட்களைத் திருப்பி அனுப்பத் தேவையில்லை.'

export const declineReasons: typeof en.declineReasons = {
  // Our return policy doesn’t cover it.
  not_covered: 'எங்கள் ரிட்டர்ன் விதிகளில் இது வராது.',
  // The request came too late.
  too_late: 'கோரிக்கை தாமதமாக வந்தது.',
  // We couldn’t see the problem.
  not_shown: 'பிரச்சினை எங்களுக்குத் தெரியவில்லை.',
}
