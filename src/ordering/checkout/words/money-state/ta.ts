import type * as en from './en.ts'

// We have received your payment. Your order is confirmed.
export const received = 'உங்கள் பேமெண்ட் கிடைத்தது. உங்கள் ஆர்டர் உறுதியானது.'
// ${received} ${refunded} of it were returned to you; they reach your account within 5-7 working days of the day they were sent.
export const receivedAndPartlyReturned: typeof en.receivedAndPartlyReturned = ({ refunded }) =>
  `${received} அதில் ${refunded} திருப்பி அனுப்பினோம்; அனுப்பிய நாளிலிருந்து 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// Your bank is still confirming your payment. You need not pay again; this page tells you as soon as we know.
export const confirming =
  'வங்கி உங்கள் பேமெண்ட்டை இன்னும் உறுதி செய்கிறது. மீண்டும் பணம் செலுத்த வேண்டியதில்லை; தெரிந்ததும் இந்தப் பக்கத்தில் சொல்கிறோம்.'
// We cannot reach the payment service just now. If you have paid, you need not pay again; we keep asking and tell you here.
export const silent =
  'பேமெண்ட் சேவை இப்போது கிடைக்கவில்லை. பணம் செலுத்தியிருந்தால், மீண்டும் செலுத்த வேண்டியதில்லை; தொடர்ந்து கேட்டு இங்கே சொல்கிறோம்.'
// This order was not completed, and your payment will be returned in 5-7 working days.
export const returning = 'இந்த ஆர்டர் முடியவில்லை; உங்கள் பணம் 5-7 வேலை நாட்களில் திரும்பி வரும்.'
// Your payment will be returned, but your bank did not take it back yet. Please write to ${email} with the payment reference.
export const stuck: typeof en.stuck = ({ email }) =>
  `உங்கள் பணம் திரும்பி வரும்; ஆனால் உங்கள் வங்கி அதை இன்னும் வாங்கவில்லை. பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// Your payment has been returned. It reaches your account within 5-7 working days of the day it was sent.
export const returned =
  'உங்கள் பணத்தைத் திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was paid and then cancelled. Your whole payment was returned; it reaches your account within 5-7 working days of the day it was sent.
export const refunded =
  'பணம் செலுத்திய பிறகு இந்த ஆர்டர் ரத்து ஆனது. முழுப் பணத்தையும் திருப்பி அனுப்பிவிட்டோம்; அனுப்பிய நாளிலிருந்து 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was cancelled. Your payment is on its way back and reaches your account within 5-7 working days.
export const cancelledAndReturning =
  'இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணம் திரும்பி வந்துகொண்டிருக்கிறது; 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.'
// This order was cancelled. ${refunded} of your payment were returned, and the rest is on its way back; it reaches your account within 5-7 working days.
export const cancelledAndPartlyReturned: typeof en.cancelledAndPartlyReturned = ({ refunded }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம், மீதி திரும்பி வந்துகொண்டிருக்கிறது; 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// This order was cancelled, and ${refunded} of your payment was refunded. It reaches your account within 5-7 working days of the day it was sent.
export const cancelledAndKept: typeof en.cancelledAndKept = ({ refunded }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம். அனுப்பிய நாளிலிருந்து 5-7 வேலை நாட்களுக்குள் உங்கள் கணக்குக்கு வரும்.`
// This order was cancelled.
export const cancelledByShop = 'இந்த ஆர்டர் ரத்து ஆனது.'
// This order was cancelled. Your payment has not gone back yet; we are looking after it. If you have a question, please write to ${email} with the payment reference.
export const cancelledAndStuck: typeof en.cancelledAndStuck = ({ email }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணம் இன்னும் திரும்பி வரவில்லை; நாங்கள் அதைக் கவனித்துக்கொள்கிறோம். கேள்வி இருந்தால், பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// This order was cancelled. ${refunded} of your payment were returned. The rest has not gone back yet; we are looking after it. If you have a question, please write to ${email} with the payment reference.
export const cancelledAndPartlyStuck: typeof en.cancelledAndPartlyStuck = ({ refunded, email }) =>
  `இந்த ஆர்டர் ரத்து ஆனது. உங்கள் பணத்தில் ${refunded} திருப்பி அனுப்பிவிட்டோம். மீதி இன்னும் திரும்பி வரவில்லை; நாங்கள் அதைக் கவனித்துக்கொள்கிறோம். கேள்வி இருந்தால், பேமெண்ட் எண்ணோடு ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
export const goesBack = {
  // Your payment came in when we could no longer complete the order
  too_late: 'இனி இந்த ஆர்டரை நிறைவேற்ற முடியாத நிலையில் உங்கள் பேமெண்ட் வந்தது',
  // The order had been paid already
  paid_twice: 'இந்த ஆர்டருக்கு ஏற்கனவே பணம் செலுத்தியாகிவிட்டது',
  // The payment was not for the total of the order
  wrong_amount: 'பேமெண்ட் தொகை ஆர்டரின் மொத்தத் தொகை அல்ல',
}
// This order was handed over to you and was not paid online. There is nothing to pay here.
export const handedOver = 'இந்த ஆர்டரை உங்களிடம் கொடுத்துவிட்டோம், ஆன்லைனில் பணம் செலுத்தவில்லை. இங்கே செலுத்த எதுவும் இல்லை.'
// This order was cancelled before it was paid. If money leaves your account after all, the order is confirmed if its products are still there; otherwise your money will be returned in 5-7 working days.
export const cancelled =
  'பணம் செலுத்தும் முன்பே இந்த ஆர்டர் ரத்து ஆனது. அப்படியும் உங்கள் கணக்கிலிருந்து பணம் போனால்: பொருட்கள் இன்னும் இருந்தால் ஆர்டர் உறுதியாகும், இல்லை என்றால் பணம் 5-7 வேலை நாட்களில் திரும்பி வரும்.'
// This order has not been paid yet.
export const unpaid = 'இந்த ஆர்டருக்கு இன்னும் பணம் செலுத்தவில்லை.'
// The last payment did not go through. You can try again. If your bank shows it as debited, we will hear of it or the money goes back by itself.
export const failed =
  'கடைசி பேமெண்ட் ஆகவில்லை. மீண்டும் முயலலாம். பணம் போனதாக வங்கி காட்டினால், எங்களுக்குத் தெரிய வரும், அல்லது பணம் தானாகவே திரும்பி வரும்.'
