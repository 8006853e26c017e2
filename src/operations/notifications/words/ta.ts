import { inTamil } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Your order ${id} at ${shop} is confirmed
export const orderConfirmed: typeof en.orderConfirmed = ({ id, shop }) => `${shop}: உங்கள் ஆர்டர் ${id} உறுதியானது`
// Dear ${name},
export const dear: typeof en.dear = ({ name }) => `வணக்கம் ${name},`
// thank you for your order ${id}. We have received your payment of ${total}.
export const thankYou: typeof en.thankYou = ({ id, total }) =>
  `உங்கள் ஆர்டர் ${id} எங்களுக்கு வந்துவிட்டது, நன்றி. நீங்கள் செலுத்திய ${total} கிடைத்தது.`
// Delivery address
export const deliveryAddress = 'டெலிவரி முகவரி'

// We usually pack your order within ${processing} business days; it is usually delivered ${delivery} business days later.
export const packedWithin: typeof en.packedWithin = ({ processing, delivery }) =>
  `உங்கள் ஆர்டரை வழக்கமாக ${processing} வேலை நாட்களுக்குள் பேக் செய்கிறோம்; அதன் பிறகு வழக்கமாக ${delivery} வேலை நாட்களில் டெலிவரி ஆகும்.`
// We deliver within ${district} district, ${state}. The shipping charge is paid directly to the courier.
export const deliveredWithin: typeof en.deliveredWithin = ({ district, state }) =>
  `${inTamil(state)}, ${inTamil(district)} மாவட்டத்துக்குள் டெலிவரி செய்கிறோம். டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.`
// It is expected by ${day}.
export const expectedBy: typeof en.expectedBy = ({ day }) => `உங்கள் ஆர்டர் ${day} வரும் என எதிர்பார்க்கலாம்.`
// It arrives by ${day}.
export const arrivesBy: typeof en.arrivesBy = ({ day }) => `உங்கள் ஆர்டர் ${day} வரும்.`
// The shipping charge is paid directly to the courier.
export const paidToCourier = 'டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.'
// All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.
export const salesAreFinal = 'விற்றது விற்றதுதான், ரீஃபண்ட் கிடையாது. பேமெண்ட் உறுதியாகும் முன் மட்டுமே ஆர்டரை ரத்து செய்யலாம்.'
// Questions? Write to ${email} or call ${phone}.
export const questions: typeof en.questions = ({ email, phone }) =>
  `ஏதாவது கேட்க வேண்டுமா? ${email} என்ற இமெயிலுக்கு எழுதுங்கள், அல்லது ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள்.`

// Your order ${id} is on its way
export const onItsWay: typeof en.onItsWay = ({ id }) => `உங்கள் ஆர்டர் ${id} வந்துகொண்டிருக்கிறது`
// your order ${id} has left us.
export const hasLeft: typeof en.hasLeft = ({ id }) => `உங்கள் ஆர்டர் ${id} எங்களிடமிருந்து கிளம்பிவிட்டது.`
// In this parcel
export const inParcel = 'இந்தப் பார்சலில்'
// ${quantity} x ${name}, ${size}
export const piece: typeof en.piece = ({ quantity, name, size }) => `${quantity} x ${name}, ${size}`
// It travels with ${courier}.
export const travelsWith: typeof en.travelsWith = ({ courier }) => `கூரியர்: ${courier}`
// Tracking number: ${number}
export const trackingNumber: typeof en.trackingNumber = ({ number }) => `டிராக்கிங் நம்பர்: ${number}`
// View your order
export const viewOrder = 'உங்கள் ஆர்டரைப் பாருங்கள்'
// Track the parcel
export const track = 'பார்சல் எங்கே என்று பார்'
// It is usually delivered within ${days} business days. The shipping charge is paid directly to the courier.
export const arrivesWithin: typeof en.arrivesWithin = ({ days }) =>
  `வழக்கமாக ${days} வேலை நாட்களுக்குள் டெலிவரி ஆகும். டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.`

// count === 1 ? 'This is a part of your order. The rest will follow: 1 more item.' : `This is a part of your order. The rest will follow: ${count} more items.`
export const restFollows: typeof en.restFollows = ({ count }) =>
  count === 1
    ? 'இது உங்கள் ஆர்டரின் ஒரு பகுதி. மீதி பின்னர் வரும்: இன்னும் 1 பொருள்.'
    : `இது உங்கள் ஆர்டரின் ஒரு பகுதி. மீதி பின்னர் வரும்: இன்னும் ${count} பொருட்கள்.`
// Your order ${id} was delivered
export const wasDelivered: typeof en.wasDelivered = ({ id }) => `உங்கள் ஆர்டர் ${id} டெலிவரி ஆனது`
// your order ${id} was delivered. We hope that you enjoy it.
export const hasArrived: typeof en.hasArrived = ({ id }) =>
  `உங்கள் ஆர்டர் ${id} டெலிவரி ஆனது. உங்களுக்குப் பிடிக்கும் என்று நம்புகிறோம்.`
// Is something missing or damaged? Write to ${email} or call ${phone}.
export const notRight: typeof en.notRight = ({ email, phone }) =>
  `ஏதாவது குறைகிறதா, சேதமாகியிருக்கிறதா? ${email} என்ற இமெயிலுக்கு எழுதுங்கள், அல்லது ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள்.`

// Money of your order ${id} is on its way back to you
export const moneyGoesBack: typeof en.moneyGoesBack = ({ id }) => `உங்கள் ஆர்டர் ${id}: பணம் திரும்பி வருகிறது`
// we have returned ${amount} of your order ${id}. It goes back the way you paid.
export const weReturned: typeof en.weReturned = ({ amount, id }) =>
  `உங்கள் ஆர்டர் ${id}: ${amount} ரீஃபண்ட் செய்திருக்கிறோம். நீங்கள் பணம் செலுத்திய வழியிலேயே அது திரும்பி வரும்.`
// Refunded: ${what}
export const refundedFor: typeof en.refundedFor = ({ what }) => `ரீஃபண்ட்: ${what}`
// Reason: ${reason}
export const because: typeof en.because = ({ reason }) => `காரணம்: ${reason}`
// Your bank usually shows it within ${days} business days.
export const bankNeeds: typeof en.bankNeeds = ({ days }) =>
  `வழக்கமாக ${days} வேலை நாட்களுக்குள் உங்கள் வங்கிக் கணக்கில் தெரியும்.`

// Money of your order ${id} was returned to you
export const moneyWasReturned: typeof en.moneyWasReturned = ({ id }) =>
  `உங்கள் ஆர்டர் ${id}: பணத்தைத் திருப்பி அனுப்பிவிட்டோம்`
// we have returned ${amount} of your order ${id} by other means than you paid with, for example by bank transfer.
export const returnedOtherwise: typeof en.returnedOtherwise = ({ amount, id }) =>
  `உங்கள் ஆர்டர் ${id}: நீங்கள் பணம் செலுத்திய வழியில் அல்லாமல் வேறு வழியில், உதாரணமாக பேங்க் டிரான்ஸ்ஃபராக, ${amount} திருப்பி அனுப்பியிருக்கிறோம்.`

// Your order ${id} was cancelled
export const wasCancelled: typeof en.wasCancelled = ({ id }) => `உங்கள் ஆர்டர் ${id} ரத்தானது`
// your order ${id} was cancelled.
export const isCancelled: typeof en.isCancelled = ({ id }) => `உங்கள் ஆர்டர் ${id} ரத்தாகிவிட்டது.`
// You get back ${amount}. We write to you again when it is on its way.
export const youGetBack: typeof en.youGetBack = ({ amount }) =>
  `உங்களுக்கு ${amount} திரும்பி வரும். அனுப்பியதும் மறுபடியும் எழுதுகிறோம்.`

// Confirm your email address for ticket ${number}
export const ticketToConfirm: typeof en.ticketToConfirm = ({ number }) =>
  `டிக்கெட் ${number}: உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்`
// Someone wrote to ${shop} and gave this email address. The ticket's number is ${number}.
export const somebodyWrote: typeof en.somebodyWrote = ({ shop, number }) =>
  `${shop} கடைக்கு யாரோ எழுதியபோது இந்த இமெயில் முகவரியைக் கொடுத்திருக்கிறார்கள். டிக்கெட் நம்பர்: ${number}.`
// Was it you? Open the page below and confirm your address. Our answers come by email after that.
export const confirmIfYou =
  'எழுதியது நீங்களா? கீழே உள்ள பக்கத்தைத் திறந்து உங்கள் முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும்.'
// Confirm your email address
export const confirmAddress = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்'
// If it wasn't you, please ignore this email. We won't send any answers to this address.
export const ignoreIfNot =
  'நீங்கள் எழுதவில்லை என்றால் இந்த இமெயிலைப் பொருட்படுத்த வேண்டாம். இந்த முகவரிக்குப் பதில்கள் எதுவும் அனுப்ப மாட்டோம்.'
// Your ticket ${number}
export const ticketOpened: typeof en.ticketOpened = ({ number }) => `உங்கள் டிக்கெட் ${number}`
// we have what you wrote to us. Its number is ${number}.
export const weHaveYourTicket: typeof en.weHaveYourTicket = ({ number }) =>
  `நீங்கள் எழுதியது எங்களுக்குக் கிடைத்தது. டிக்கெட் நம்பர்: ${number}.`
// It is about your order ${id}.
export const itIsAboutOrder: typeof en.itIsAboutOrder = ({ id }) => `இது உங்கள் ஆர்டர் ${id} பற்றியது.`
// We answer by ${acknowledge} and settle it by ${settle}.
export const weAnswerBy: typeof en.weAnswerBy = ({ acknowledge, settle }) =>
  `${acknowledge} நேரத்துக்குள் பதில் சொல்கிறோம், ${settle} நேரத்துக்குள் தீர்த்துவைக்கிறோம்.`
// Grievance officer: ${officer}
export const officerIs: typeof en.officerIs = ({ officer }) => `குறைதீர்க்கும் அதிகாரி: ${officer}`
// Follow your ticket
export const followTicket = 'உங்கள் டிக்கெட்டைப் பாருங்கள்'
// An answer to your ticket ${number}
export const ticketAnswered: typeof en.ticketAnswered = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: பதில் வந்திருக்கிறது`
// we have answered your ticket ${number}.
export const weHaveAnswered: typeof en.weHaveAnswered = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: பதில் சொல்லியிருக்கிறோம்.`
// Our answer
export const ourAnswer = 'எங்கள் பதில்'
// Please answer on the page of your ticket, so that nothing is lost.
export const answerThere = 'எதுவும் தவறிப்போகாமல் இருக்க, டிக்கெட்டின் பக்கத்திலேயே பதில் எழுதுங்கள்.'
// Your ticket ${number} is settled
export const ticketSettled: typeof en.ticketSettled = ({ number }) => `உங்கள் டிக்கெட் ${number} தீர்ந்தது`
// we have settled your ticket ${number}.
export const weHaveSettled: typeof en.weHaveSettled = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: தீர்த்துவைத்திருக்கிறோம்.`
// Is it not settled for you? Write to us on its page, and it is open again.
export const notSettled = 'இன்னும் தீரவில்லையா? டிக்கெட்டின் பக்கத்தில் எழுதுங்கள், அது மறுபடியும் திறக்கும்.'
