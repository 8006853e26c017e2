import type * as en from './en.ts'

// We’ve received your payment. Your order is confirmed.
export const received = 'உங்கள் பேமெண்ட் கிடைத்தது. உங்கள் ஆர்டர் உறுதியானது.'
// ${received} We’ve refunded ${refunded}. It should reach your account within 5 to 7 business days of the refund.
export const receivedAndPartlyReturned: typeof en.receivedAndPartlyReturned = ({ refunded }) =>
  `${received} அதில் ${refunded} திருப்பி அனுப்பினோம்; அனுப்பிய நாளிலிருந்து 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// Your bank is still confirming your payment. You don’t need to pay again. This page will update as soon as we know.
export const confirming =
  'வங்கி உங்கள் பேமெண்ட்டை இன்னும் உறுதி செய்கிறது. மீண்டும் பணம் செலுத்த வேண்டியதில்லை; தெரிந்ததும் இந்தப் பக்கத்தில் சொல்கிறோம்.'
// We can’t reach the payment service right now. If you’ve paid, you don’t need to pay again. We’ll keep checking and update this page.
export const silent =
  'பேமெண்ட் சேவை இப்போது கிடைக்கவில்லை. பணம் செலுத்தியிருந்தால், மீண்டும் செலுத்த வேண்டியதில்லை; தொடர்ந்து சரிபார்த்து இங்கே சொல்கிறோம்.'
// This order wasn’t completed. We’ll refund your payment within 5 to 7 business days.
export const returning = 'இந்த ஆர்டர் முடியவில்லை; உங்கள் பணம் 5 முதல் 7 வேலை நாட்களுக்குள் திரும்பி வரும்.'
// Your bank hasn’t accepted your refund yet. Email ${email} with your payment reference.
export const stuck: typeof en.stuck = ({ email }) =>
  `உங்கள் ரீஃபண்டை வங்கி இன்னும் ஏற்கவில்லை. பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// We’ve refunded your payment. It should reach your account within 5 to 7 business days of the refund.
export const returned =
  'உங்கள் பணத்தைத் திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was paid and then cancelled. We’ve refunded your payment in full. It should reach your account within 5 to 7 business days of the refund.
export const refunded =
  'பணம் செலுத்திய பிறகு இந்த ஆர்டர் ரத்து ஆனது. முழுப் பணத்தையும் திருப்பி அனுப்பிவிட்டோம்; அனுப்பிய நாளிலிருந்து 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was cancelled. Your refund is on its way and should reach your account within 5 to 7 business days.
export const cancelledAndReturning =
  'இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணம் திரும்பி வந்துகொண்டிருக்கிறது; 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was cancelled. We’ve refunded ${refunded} of your payment, and the rest is on its way. It should reach your account within 5 to 7 business days.
export const cancelledAndPartlyReturned: typeof en.cancelledAndPartlyReturned = ({ refunded }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம், மீதி திரும்பி வந்துகொண்டிருக்கிறது; 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// This order was cancelled, and we’ve refunded ${refunded} of your payment. It should reach your account within 5 to 7 business days of the refund.
export const cancelledAndKept: typeof en.cancelledAndKept = ({ refunded }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5 முதல் 7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// This order was cancelled.
export const cancelledByShop = 'இந்த ஆர்டர் ரத்து ஆனது.'
// This order was cancelled. Your refund hasn’t gone through yet; we’re working on it. If you have a question, email ${email} with your payment reference.
export const cancelledAndStuck: typeof en.cancelledAndStuck = ({ email }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணம் இன்னும் திரும்பி வரவில்லை; நாங்கள் அதைக் கவனித்துக்கொள்கிறோம். கேள்வி இருந்தால், பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// This order was cancelled. We’ve refunded ${refunded} of your payment. The rest of your refund hasn’t gone through yet; we’re working on it. If you have a question, email ${email} with your payment reference.
export const cancelledAndPartlyStuck: typeof en.cancelledAndPartlyStuck = ({ refunded, email }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம். மீதி இன்னும் திரும்பி வரவில்லை; நாங்கள் அதைக் கவனித்துக்கொள்கிறோம். கேள்வி இருந்தால், பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
export const goesBack = {
  // Your payment arrived after we could no longer complete the order
  too_late: 'இனி இந்த ஆர்டரை நிறைவேற்ற முடியாத நிலையில் உங்கள் பேமெண்ட் வந்தது',
  // The order had already been paid
  paid_twice: 'இந்த ஆர்டருக்கு ஏற்கனவே பணம் செலுத்தியாகிவிட்டது',
  // The payment didn’t match the order total
  wrong_amount: 'பேமெண்ட் தொகை ஆர்டரின் மொத்தத் தொகை அல்ல',
}
// This order was delivered without online payment. There’s nothing to pay here.
export const handedOver = 'இந்த ஆர்டர் டெலிவரி ஆனது, ஆன்லைனில் பணம் செலுத்தவில்லை. இங்கே செலுத்த எதுவும் இல்லை.'
// This order was cancelled before payment. If your account is debited later, we’ll confirm the order if the items are still in stock; otherwise we’ll refund you within 5 to 7 business days.
export const cancelled =
  'பணம் செலுத்தும் முன்பே இந்த ஆர்டர் ரத்து ஆனது. பிறகு உங்கள் கணக்கிலிருந்து பணம் போனால்: பொருட்கள் ஸ்டாக்கில் இருந்தால் ஆர்டரை உறுதி செய்கிறோம், இல்லை என்றால் பணம் 5 முதல் 7 வேலை நாட்களுக்குள் திரும்பி வரும்.'
// This order hasn’t been paid yet.
export const unpaid = 'இந்த ஆர்டருக்கு இன்னும் பணம் செலுத்தவில்லை.'
// Your last payment didn’t go through. You can try again. If your account was debited, we’ll either confirm the order or refund you automatically.
export const failed =
  'கடைசி பேமெண்ட் ஆகவில்லை. மீண்டும் முயலலாம். உங்கள் கணக்கிலிருந்து பணம் போயிருந்தால், ஆர்டரை உறுதி செய்கிறோம், அல்லது பணம் தானாகவே திரும்பி வரும்.'

// This order replaces items from order #${id}. There’s nothing to pay.
export const nothingDue: typeof en.nothingDue = ({ id }) =>
  `ஆர்டர் #${id}-இல் இருந்த பொருட்களுக்கு மாற்றாக இந்த ஆர்டர் வருகிறது. பணம் எதுவும் செலுத்த வேண்டாம்.`
// Your order is confirmed. Pay ${total} in cash when it’s delivered.
export const dueOnDelivery: typeof en.dueOnDelivery = ({ total }) =>
  `உங்கள் ஆர்டர் உறுதியானது. அது வந்து சேரும்போது ${total} ரொக்கமாகக் கொடுங்கள்.`
