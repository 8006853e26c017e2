import type * as en from './en.ts'

// All sales by ${name} are final, except where something is wrong with what you received. An order can be cancelled until its payment is confirmed.
export const description: typeof en.description = ({ name }) =>
  `${name} கடையில் விற்ற பொருளைத் திரும்ப எடுப்பதில்லை; வந்த பொருளில் தவறு இருந்தால் மட்டும் விதிவிலக்கு. பேமெண்ட் உறுதியாகும் வரை ஆர்டரை ரத்து செய்யலாம்.`
// All sales are final and there are no refunds. We do not take food back.
export const lead = 'விற்றது விற்றதுதான், ரீஃபண்ட் கிடையாது. உணவுப் பொருட்களை நாங்கள் திரும்ப எடுப்பதில்லை.'

// Why
export const why = 'ஏன்?'
// We sell food. Once a pack has been dispatched, it cannot be resold, however well it was stored.
export const itIsFood =
  'நாங்கள் விற்பது உணவு. ஒரு முறை அனுப்பிய பாக்கெட்டை, எவ்வளவு நன்றாக வைத்திருந்தாலும், மீண்டும் விற்க முடியாது.'
// We sell food, packed in small batches for the people who ordered it. Once a pack has left our kitchen, it cannot be resold, however well it was stored.
export const foodOfTheSample =
  'நாங்கள் விற்பது உணவு. ஆர்டர் செய்தவர்களுக்காகவே கொஞ்சம் கொஞ்சமாகப் பேக் செய்கிறோம். எங்கள் சமையலறையை விட்டுப் போன பாக்கெட்டை, எவ்வளவு நன்றாக வைத்திருந்தாலும், மீண்டும் விற்க முடியாது.'

// Cancelling an order
export const cancelling = 'ஆர்டரை ரத்து செய்ய'
// You can cancel an order until your payment is confirmed. If you close the payment window, the order is cancelled.
export const whileUnpaid = 'பேமெண்ட் உறுதியாகும் வரை ரத்து செய்யலாம்: பேமெண்ட் விண்டோவை மூடினால் போதும், ஆர்டர் போய்விடும்.'
// Once the payment is confirmed, an order cannot be cancelled, changed or exchanged.
export const oncePaid =
  'பேமெண்ட் உறுதியான பிறகு ஆர்டரை ரத்து செய்யவோ மாற்றவோ முடியாது; வேறு பொருளாக மாற்றித் தரவும் முடியாது.'

// Amount debited but order not confirmed
export const debited = 'ஆர்டர் ஆகாமல் பணம் போயிருந்தால்'
// If your account was debited but we could not fulfil your order, for example because the last pack had just been sold, the payment goes back automatically to the account it came from. You do not need to ask for it, and it does not count as a refund of a sale. Banks usually take 5 to 7 business days.
export const goesBack =
  'வங்கி பணத்தை எடுத்தும் எங்களால் ஆர்டரைத் தர முடியவில்லை என்றால் (உதாரணமாக, கடைசி பாக்கெட் அதற்குள் விற்றுவிட்டால்), அந்தப் பணம் வந்த கணக்குக்கே தானாகத் திரும்பிப் போகும். இதை நீங்கள் கேட்க வேண்டியதில்லை; இது விற்பனைக்கான ரீஃபண்ட் இல்லை. அதற்கு வங்கிகளுக்கு வழக்கமாக 5 முதல் 7 வேலை நாட்கள் ஆகும்.'

// Problems with your parcel
export const wrong = 'பார்சலில் பிரச்சினை இருந்தால்'
// If you received something you did not order, or a pack broke on the way, write to us with your order number and a photo, if possible within 48 hours of delivery. We check every case. You will get a replacement or your money back, as required by law.
export const writeToUs =
  'நீங்கள் ஆர்டர் செய்யாத பொருள் வந்திருந்தாலோ, வழியில் பாக்கெட் உடைந்திருந்தாலோ, ஆர்டர் நம்பரோடும் ஒரு போட்டோவோடும் எங்களுக்கு எழுதுங்கள்; முடிந்தால் டெலிவரி ஆன 48 மணி நேரத்துக்குள். ஒவ்வொன்றையும் பார்க்கிறோம். சட்டம் தரும் உரிமைப்படி மாற்றுப் பொருளோ பணமோ திரும்பக் கிடைக்கும்.'
// [ 'Read how and where we deliver in our ', shippingPolicy, '.' ]
export const howWeDeliver: typeof en.howWeDeliver = ({ shippingPolicy }) => [
  'எங்கே, எப்படி டெலிவரி செய்கிறோம் என்பது எங்கள் ',
  shippingPolicy,
  ' பக்கத்தில் உள்ளது.',
]
