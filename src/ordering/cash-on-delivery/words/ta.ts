import type * as en from './en.ts'

// How do you want to pay?
export const howToPay = 'எப்படிப் பணம் செலுத்த விரும்புகிறீர்கள்?'
// Pay online
export const payOnline = 'ஆன்லைனில் செலுத்துங்கள்'
// UPI, cards or net banking
export const payOnlineHint = 'UPI, கார்டு அல்லது நெட் பேங்கிங்'
// Cash on delivery
export const payInCash = 'டெலிவரியின்போது பணம்'
// Pay ${total} in cash when your order is delivered
export const payInCashHint: typeof en.payInCashHint = ({ total }) =>
  `ஆர்டர் வந்து சேரும்போது ${total} ரொக்கமாகக் கொடுங்கள்`
// Place order
export const placeOrder = 'ஆர்டர் செய்யுங்கள்'

// Cash on delivery isn’t available at the moment. Pay online instead.
export const off = 'டெலிவரியின்போது பணம் கொடுக்கும் வசதி இப்போது இல்லை. ஆன்லைனில் செலுத்துங்கள்.'
// Cash on delivery isn’t available at this address. Pay online instead.
export const notThere = 'இந்த முகவரிக்கு டெலிவரியின்போது பணம் கொடுக்கும் வசதி இல்லை. ஆன்லைனில் செலுத்துங்கள்.'
// Cash on delivery is available for orders up to ${most}. Pay online instead.
export const totalTooHigh: typeof en.totalTooHigh = ({ most }) =>
  `${most} வரையான ஆர்டர்களுக்கு மட்டுமே டெலிவரியின்போது பணம் கொடுக்கலாம். ஆன்லைனில் செலுத்துங்கள்.`
// most === 1 ? 'You already have a cash on delivery order on its way. Pay online, or wait until it’s delivered.' : `You already have ${most} cash on delivery orders on their way. Pay online, or wait until one is delivered.`
export const tooManyOpen: typeof en.tooManyOpen = ({ most }) =>
  most === 1
    ? 'டெலிவரியின்போது பணம் கொடுக்கும் ஆர்டர் ஒன்று ஏற்கெனவே வழியில் உள்ளது. ஆன்லைனில் செலுத்துங்கள், அல்லது அது வந்து சேரும் வரை காத்திருங்கள்.'
    : `டெலிவரியின்போது பணம் கொடுக்கும் ${most} ஆர்டர்கள் ஏற்கெனவே வழியில் உள்ளன. ஆன்லைனில் செலுத்துங்கள், அல்லது ஒன்று வந்து சேரும் வரை காத்திருங்கள்.`
// Cash on delivery isn’t available because an earlier order was refused at the door. Pay online instead.
export const refusedBefore =
  'முந்தைய ஆர்டர் வாசலில் பெற்றுக்கொள்ளப்படாததால் டெலிவரியின்போது பணம் கொடுக்கும் வசதி இல்லை. ஆன்லைனில் செலுத்துங்கள்.'

// Pay ${total} in cash when your order is delivered.
export const toPay: typeof en.toPay = ({ total }) => `ஆர்டர் வந்து சேரும்போது ${total} ரொக்கமாகக் கொடுங்கள்.`
// Cancel order
export const cancelOrder = 'ஆர்டரை ரத்து செய்யுங்கள்'
// Cancel order #${id}?
export const cancelQuestion: typeof en.cancelQuestion = ({ id }) => `ஆர்டர் #${id}-ஐ ரத்து செய்யவா?`
// Keep order
export const keepOrder = 'ஆர்டர் இருக்கட்டும்'
// Couldn’t cancel the order. Try again.
export const notCancelled = 'ஆர்டரை ரத்து செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
// This order is already packed, so it can’t be cancelled here. Contact us to change it.
export const packedAlready =
  'இந்த ஆர்டர் ஏற்கெனவே பேக் செய்யப்பட்டுவிட்டதால், இங்கே ரத்து செய்ய முடியாது. மாற்ற எங்களைத் தொடர்புகொள்ளுங்கள்.'
// You pay for this order in cash when it’s delivered, so there’s nothing to pay online.
export const nothingToPayOnline = 'இந்த ஆர்டருக்கு டெலிவரியின்போது பணம் கொடுக்கலாம். ஆன்லைனில் எதுவும் செலுத்த வேண்டாம்.'

// The order wasn’t accepted at delivery
export const refusedAtDoor = 'டெலிவரியின்போது ஆர்டர் பெற்றுக்கொள்ளப்படவில்லை'
