import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Your order #${id} at ${shop} is confirmed
export const orderConfirmed: typeof en.orderConfirmed = ({ id, shop }) =>
  `${shop}: உங்கள் ஆர்டர் #${id} உறுதியானது`
// Dear ${name},
export const dear: typeof en.dear = ({ name }) => `வணக்கம் ${name},`
// Thank you for your order #${id}. We’ve received your payment of ${total}.
export const thankYou: typeof en.thankYou = ({ id, total }) =>
  `உங்கள் ஆர்டர் #${id} எங்களுக்கு வந்துவிட்டது, நன்றி. நீங்கள் செலுத்திய ${total} கிடைத்தது.`
// Thank you for your order #${id}. Pay ${total} in cash when it’s delivered.
export const thankYouForCashOrder: typeof en.thankYouForCashOrder = ({ id, total }) =>
  `உங்கள் ஆர்டர் #${id} எங்களுக்கு வந்துவிட்டது, நன்றி. அது வந்து சேரும்போது ${total} ரொக்கமாகக் கொடுங்கள்.`
// Pay for your order #${id} at ${shop}
export const paymentIsDue: typeof en.paymentIsDue = ({ id, shop }) =>
  `${shop}: உங்கள் ஆர்டர் #${id}-க்குப் பணம் செலுத்துங்கள்`
// Thank you for your order #${id}. To complete it, pay ${total}.
export const orderTaken: typeof en.orderTaken = ({ id, total }) =>
  `உங்கள் ஆர்டர் #${id} எங்களுக்கு வந்துவிட்டது, நன்றி. அதை உறுதி செய்ய ${total} செலுத்துங்கள்.`
// Your items are reserved for you until ${moment}. Pay by then.
export const payBy: typeof en.payBy = ({ moment }) =>
  `${moment} வரை பொருட்கள் உங்களுக்காக ஒதுக்கி வைக்கப்பட்டிருக்கும். அதற்குள் பணம் செலுத்துங்கள்.`
// Pay ${total}
export const payOrder: typeof en.payOrder = ({ total }) => `${total} செலுத்த`
// Your order #${id} has changed
export const wasReduced: typeof en.wasReduced = ({ id }) => `உங்கள் ஆர்டர் #${id} மாறியுள்ளது`
// Some items in your order #${id} were recalled, so we’ve removed them. We’ll deliver the rest:
export const recalledRemoved: typeof en.recalledRemoved = ({ id }) =>
  `உங்கள் ஆர்டர் #${id} இல் உள்ள சில பொருட்களைத் திரும்பப் பெற வேண்டியிருந்ததால், அவற்றை ஆர்டரிலிருந்து நீக்கிவிட்டோம். மற்றவற்றை டெலிவரி செய்வோம்:`
// Pay ${total} in cash when your order is delivered.
export const payLess: typeof en.payLess = ({ total }) => `ஆர்டர் வந்து சேரும்போது ${total} ரொக்கமாகக் கொடுங்கள்.`
// These items were added to your order #${id}. We’ll send both together if we can.
export const addedTo: typeof en.addedTo = ({ id }) =>
  `இந்தப் பொருட்கள் உங்கள் ஆர்டர் #${id} உடன் சேர்க்கப்பட்டன. முடிந்தால் இரண்டையும் சேர்த்து அனுப்புவோம்.`
// What we’ve taken out of your order #${id} pays for them.
export const paidByExchange: typeof en.paidByExchange = ({ id }) =>
  `உங்கள் ஆர்டர் #${id}-இலிருந்து நீக்கியவற்றின் தொகை இவற்றுக்குச் செலுத்தப்பட்டது.`
// Once you’ve paid, we’ll take the items that you don’t want out of order #${id} and refund ${amount}.
export const takenOutOncePaid: typeof en.takenOutOncePaid = ({ id, amount }) =>
  `நீங்கள் பணம் செலுத்தியதும், வேண்டாத பொருட்களை ஆர்டர் #${id}-இலிருந்து நீக்கி ${amount} திருப்பித் தருவோம்.`
// We’ve changed your order #${id}. We’ve taken out: ${items}
export const exchangedItems: typeof en.exchangedItems = ({ id, items }) =>
  `உங்கள் ஆர்டர் #${id}-ஐ மாற்றிவிட்டோம். நீக்கியவை: ${items}`
// Their price of ${amount} pays for the items that you get instead, order #${id}.
export const exchangePays: typeof en.exchangePays = ({ amount, id }) =>
  `அவற்றின் விலையான ${amount}, அவற்றுக்குப் பதிலாக நீங்கள் பெறும் ஆர்டர் #${id}-க்குச் செலுத்தப்பட்டது.`
// Delivery address
export const deliveryAddress = 'டெலிவரி முகவரி'

// We usually pack your order within ${processing} business days. Delivery usually takes ${delivery} business days after that.
export const packedWithin: typeof en.packedWithin = ({ processing, delivery }) =>
  `உங்கள் ஆர்டரை வழக்கமாக ${processing} வேலை நாட்களுக்குள் பேக் செய்கிறோம்; அதன் பிறகு வழக்கமாக ${delivery} வேலை நாட்களில் டெலிவரி ஆகும்.`
// We deliver within ${district} district, ${state}. The delivery charge is paid directly to the courier.
export const deliveredWithin: typeof en.deliveredWithin = ({ district, state }) =>
  `${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் டெலிவரி செய்கிறோம். டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.`
// Your order is expected by ${day}.
export const expectedBy: typeof en.expectedBy = ({ day }) => `உங்கள் ஆர்டர் ${day} வரும் என எதிர்பார்க்கலாம்.`
// Your order will arrive by ${day}.
export const arrivesBy: typeof en.arrivesBy = ({ day }) => `உங்கள் ஆர்டர் ${day} வரும்.`
// The delivery charge is paid directly to the courier.
export const paidToCourier = 'டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.'
// We’ll email you again when your parcel is on its way.
export const nextMail = 'பார்சலை அனுப்பியதும் மறுபடியும் இமெயில் அனுப்புகிறோம்.'
// Payment reference: ${reference}
export const paidWith: typeof en.paidWith = ({ reference }) => `பேமெண்ட் நம்பர்: ${reference}`
// All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.
export const salesAreFinal = 'விற்றது விற்றதுதான், ரீஃபண்ட் கிடையாது. பேமெண்ட் உறுதியாகும் முன் மட்டுமே ஆர்டரை ரத்து செய்யலாம்.'
// Questions? Email ${email} or call ${phone}.
export const questions: typeof en.questions = ({ email, phone }) =>
  `ஏதாவது கேட்க வேண்டுமா? ${email} என்ற இமெயிலுக்கு எழுதுங்கள், அல்லது ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள்.`

// Your order #${id} is on its way
export const onItsWay: typeof en.onItsWay = ({ id }) => `உங்கள் ஆர்டர் #${id} வந்துகொண்டிருக்கிறது`
// Your order #${id} has been dispatched.
export const hasLeft: typeof en.hasLeft = ({ id }) => `உங்கள் ஆர்டர் #${id}: பார்சலை அனுப்பிவிட்டோம்.`
// In this parcel
export const inParcel = 'இந்தப் பார்சலில்'
// Courier: ${courier}
export const travelsWith: typeof en.travelsWith = ({ courier }) => `கூரியர்: ${courier}`
// Tracking number: ${number}
export const trackingNumber: typeof en.trackingNumber = ({ number }) => `டிராக்கிங் நம்பர்: ${number}`
// Still to come
export const stillToCome = 'இன்னும் வர வேண்டியவை'
// View your order
export const viewOrder = 'ஆர்டரைப் பாருங்கள்'
// Track your parcel
export const track = 'பார்சல் எங்கே என்று பாருங்கள்'
// Parcels are usually delivered within ${days} business days. The delivery charge is paid directly to the courier.
export const arrivesWithin: typeof en.arrivesWithin = ({ days }) =>
  `வழக்கமாக ${days} வேலை நாட்களுக்குள் டெலிவரி ஆகும். டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.`

// Keep ${total} in cash ready for the courier.
export const cashToPay: typeof en.cashToPay = ({ total }) =>
  `கூரியருக்குக் கொடுக்க ${total} ரொக்கமாகத் தயாராக வைத்திருங்கள்.`
// count === 1 ? 'This parcel contains part of your order. 1 more item will follow.' : `This parcel contains part of your order. ${count} more items will follow.`
export const restFollows: typeof en.restFollows = ({ count }) =>
  count === 1
    ? 'இந்தப் பார்சலில் இருப்பது உங்கள் ஆர்டரின் ஒரு பகுதி. இன்னும் 1 பொருள் பின்னர் வரும்.'
    : `இந்தப் பார்சலில் இருப்பது உங்கள் ஆர்டரின் ஒரு பகுதி. இன்னும் ${count} பொருட்கள் பின்னர் வரும்.`
// Your order #${id} has been delivered
export const wasDelivered: typeof en.wasDelivered = ({ id }) => `உங்கள் ஆர்டர் #${id} டெலிவரி ஆனது`
// Your order #${id} has been delivered. We hope you enjoy it.
export const hasArrived: typeof en.hasArrived = ({ id }) =>
  `உங்கள் ஆர்டர் #${id} டெலிவரி ஆனது. உங்களுக்குப் பிடிக்கும் என்று நம்புகிறோம்.`
// On your order page, you can buy the same items again or get help with this order.
export const buyAgainThere = 'உங்கள் ஆர்டரின் பக்கத்தில் இதே பொருட்களை மீண்டும் வாங்கலாம், உதவியும் கேட்கலாம்.'
// Is anything missing or damaged? Email ${email} or call ${phone}.
export const notRight: typeof en.notRight = ({ email, phone }) =>
  `ஏதாவது குறைகிறதா, சேதமாகியிருக்கிறதா? ${email} என்ற இமெயிலுக்கு எழுதுங்கள், அல்லது ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள்.`

// Your next delivery from ${shop}
export const regularDeliveryDue: typeof en.regularDeliveryDue = ({ shop }) => `${shop}: உங்கள் அடுத்த டெலிவரி`
// It’s time for your regular delivery. Review it and pay to get it. Nothing is charged until you do.
export const timeToOrder =
  'உங்கள் வழக்கமான டெலிவரிக்கான நேரம் வந்துவிட்டது. அதைப் பார்த்துப் பணம் செலுத்தினால் அனுப்புவோம். அதுவரை எதுவும் பிடித்தம் செய்யப்படாது.'
// Your next delivery
export const nextDelivery = 'உங்கள் அடுத்த டெலிவரி'
// ${quantity} × ${name}: ${amount}
export const regularItem: typeof en.regularItem = ({ quantity, name, amount }) =>
  `${quantity} × ${name}: ${amount}`
// ${quantity} × ${name}: ${amount} (only ${quantity} available)
export const regularItemShort: typeof en.regularItemShort = ({ quantity, name, amount }) =>
  `${quantity} × ${name}: ${amount} (${quantity} மட்டும் உள்ளது)`
// ${name}: not available now
export const regularItemGone: typeof en.regularItemGone = ({ name }) => `${name}: இப்போது கிடைக்கவில்லை`
// Total at today’s prices: ${amount}, without delivery charges
export const withoutDelivery: typeof en.withoutDelivery = ({ amount }) =>
  `இன்றைய விலையில் மொத்தம்: ${amount}, டெலிவரி கட்டணம் தவிர`
// Review and pay
export const reviewDelivery = 'பார்த்துப் பணம் செலுத்த'
// On the same page, you can skip this delivery, change how often you get it, or stop it.
export const changeDeliveries =
  'இந்த டெலிவரியைத் தவிர்க்கவும், எத்தனை வாரங்களுக்கு ஒருமுறை என்பதை மாற்றவும், முடிக்கவும் அதே பக்கத்தில் முடியும்.'

// Your refund for order #${id} is on its way
export const moneyGoesBack: typeof en.moneyGoesBack = ({ id }) => `உங்கள் ஆர்டர் #${id}: ரீஃபண்ட் வந்துகொண்டிருக்கிறது`
// We’ve refunded ${amount} for your order #${id}. The money will go back to your original payment method.
export const weReturned: typeof en.weReturned = ({ amount, id }) =>
  `உங்கள் ஆர்டர் #${id}: ${amount} ரீஃபண்ட் செய்திருக்கிறோம். நீங்கள் பணம் செலுத்திய வழியிலேயே அது திரும்பி வரும்.`
// Refunded: ${what}
export const refundedFor: typeof en.refundedFor = ({ what }) => `ரீஃபண்ட்: ${what}`
// Reason: ${reason}
export const because: typeof en.because = ({ reason }) => `காரணம்: ${reason}`
// 5 to 7
export const refundDays = '5 முதல் 7'
// The refund usually reaches your account within ${days} business days.
export const bankNeeds: typeof en.bankNeeds = ({ days }) =>
  `ரீஃபண்ட் வழக்கமாக ${days} வேலை நாட்களுக்குள் உங்கள் வங்கிக் கணக்குக்கு வந்துவிடும்.`

// We’ve sent your refund for order #${id}
export const moneyWasReturned: typeof en.moneyWasReturned = ({ id }) => `உங்கள் ஆர்டர் #${id}: ரீஃபண்ட் அனுப்பிவிட்டோம்`
// We’ve refunded ${amount} for your order #${id} by another method, such as bank transfer.
export const returnedOtherwise: typeof en.returnedOtherwise = ({ amount, id }) =>
  `உங்கள் ஆர்டர் #${id}: பேங்க் டிரான்ஸ்ஃபர் போன்ற வேறு வழியில் ${amount} ரீஃபண்ட் செய்திருக்கிறோம்.`

// Your return for order #${id}
export const returnOf: typeof en.returnOf = ({ id }) => `உங்கள் ஆர்டர் #${id}: திருப்பி அனுப்பும் கோரிக்கை`
// Items: ${items}
export const itemsOfReturn: typeof en.itemsOfReturn = ({ items }) => `பொருட்கள்: ${items}`
// Our reply: ${answer}
export const weSay: typeof en.weSay = ({ answer }) => `எங்கள் பதில்: ${answer}`

// We’re replacing items from your order #${id}
export const replacementComes: typeof en.replacementComes = ({ id }) =>
  `உங்கள் ஆர்டர் #${id}: மாற்றுப் பொருட்களை அனுப்புகிறோம்`
// We’re replacing items from your order #${replaced}. Your replacement has the order number #${id}.
export const replacementFor: typeof en.replacementFor = ({ id, replaced }) =>
  `உங்கள் ஆர்டர் #${replaced}-இல் இருந்த பொருட்களுக்கு மாற்று அனுப்புகிறோம். அதன் ஆர்டர் எண் #${id}.`
// There’s nothing to pay for the replacement or its delivery.
export const nothingToPay = 'மாற்றுப் பொருட்களுக்கோ டெலிவரிக்கோ பணம் எதுவும் செலுத்த வேண்டாம்.'
// Your order #${id} has been cancelled
export const wasCancelled: typeof en.wasCancelled = ({ id }) => `உங்கள் ஆர்டர் #${id} ரத்தானது`
// Your order #${id} has been cancelled.
export const isCancelled: typeof en.isCancelled = ({ id }) => `உங்கள் ஆர்டர் #${id} ரத்தாகிவிட்டது.`
// You’ll get a refund of ${amount}. We’ll email you when it’s on its way.
export const youGetBack: typeof en.youGetBack = ({ amount }) =>
  `உங்களுக்கு ${amount} ரீஃபண்ட் கிடைக்கும். அனுப்பியதும் இமெயிலில் சொல்கிறோம்.`

// Confirm your email address for ticket ${number}
export const ticketToConfirm: typeof en.ticketToConfirm = ({ number }) =>
  `டிக்கெட் ${number}: உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்`
// Someone contacted ${shop} using this email address. The ticket number is ${number}.
export const somebodyWrote: typeof en.somebodyWrote = ({ shop, number }) =>
  `${shop} கடைக்கு யாரோ எழுதியபோது இந்த இமெயில் முகவரியைக் கொடுத்திருக்கிறார்கள். டிக்கெட் நம்பர்: ${number}.`
// If this was you, open the page below and confirm your email address. We’ll then send you our replies by email.
export const confirmIfYou =
  'எழுதியது நீங்களா? கீழே உள்ள பக்கத்தைத் திறந்து உங்கள் முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும்.'
// Confirm your email address
export const confirmAddress = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்'
// If this wasn’t you, please ignore this email. We won’t send any replies to this address.
export const ignoreIfNot =
  'நீங்கள் எழுதவில்லை என்றால் இந்த இமெயிலைப் பொருட்படுத்த வேண்டாம். இந்த முகவரிக்குப் பதில்கள் எதுவும் அனுப்ப மாட்டோம்.'
// We’ve received your ticket ${number}
export const ticketOpened: typeof en.ticketOpened = ({ number }) => `உங்கள் டிக்கெட் ${number} கிடைத்தது`
// We’ve received your message. Your ticket number is ${number}.
export const weHaveYourTicket: typeof en.weHaveYourTicket = ({ number }) =>
  `நீங்கள் எழுதியது எங்களுக்குக் கிடைத்தது. டிக்கெட் நம்பர்: ${number}.`
// This ticket is about your order #${id}.
export const itIsAboutOrder: typeof en.itIsAboutOrder = ({ id }) => `இந்த டிக்கெட் உங்கள் ஆர்டர் #${id} பற்றியது.`
// We’ll acknowledge your ticket by ${acknowledge} and resolve it by ${settle}.
export const weAnswerBy: typeof en.weAnswerBy = ({ acknowledge, settle }) =>
  `டிக்கெட் கிடைத்ததை ${acknowledge} நேரத்துக்குள் உறுதிசெய்கிறோம், ${settle} நேரத்துக்குள் தீர்த்துவைக்கிறோம்.`
// Grievance officer: ${officer}
export const officerIs: typeof en.officerIs = ({ officer }) => `குறைதீர்க்கும் அதிகாரி: ${officer}`
// View your ticket
export const followTicket = 'டிக்கெட்டைப் பாருங்கள்'
// We’ve replied to your ticket ${number}
export const ticketAnswered: typeof en.ticketAnswered = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: பதில் வந்திருக்கிறது`
// We’ve replied to your ticket ${number}.
export const weHaveAnswered: typeof en.weHaveAnswered = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: பதில் சொல்லியிருக்கிறோம்.`
// Our reply
export const ourAnswer = 'எங்கள் பதில்'
// Please reply on the ticket page so that we don’t miss your message.
export const answerThere = 'எதுவும் தவறிப்போகாமல் இருக்க, டிக்கெட்டின் பக்கத்திலேயே பதில் எழுதுங்கள்.'
// Your ticket ${number} has been resolved
export const ticketSettled: typeof en.ticketSettled = ({ number }) => `உங்கள் டிக்கெட் ${number} தீர்ந்தது`
// We’ve resolved your ticket ${number}.
export const weHaveSettled: typeof en.weHaveSettled = ({ number }) =>
  `உங்கள் டிக்கெட் ${number}: தீர்த்துவைத்திருக்கிறோம்.`
// Not resolved? Reply on the ticket page to reopen it.
export const notSettled = 'இன்னும் தீரவில்லையா? டிக்கெட்டின் பக்கத்தில் எழுதுங்கள், அது மறுபடியும் திறக்கும்.'

// Confirm your alert for ${product}
export const alertToConfirm: typeof en.alertToConfirm = ({ product }) =>
  `${product}: நீங்கள் கேட்ட அறிவிப்பை உறுதிசெய்யுங்கள்`
// Someone asked ${shop} to email this address when ${product} is back in stock.
export const somebodyWantsAlert: typeof en.somebodyWantsAlert = ({ product, shop }) =>
  `${product} மீண்டும் ஸ்டாக் வந்ததும் இந்த முகவரிக்கு இமெயில் அனுப்பும்படி ${shop} கடையில் யாரோ கேட்டிருக்கிறார்கள்.`
// If this was you, open the page below and confirm your email address.
export const confirmAlertIfYou = 'கேட்டது நீங்களா? கீழே உள்ள பக்கத்தைத் திறந்து உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்.'
// If this wasn’t you, please ignore this email. We won’t send any alerts to this address.
export const ignoreAlertIfNot =
  'நீங்கள் கேட்கவில்லை என்றால் இந்த இமெயிலைப் பொருட்படுத்த வேண்டாம். இந்த முகவரிக்கு அறிவிப்புகள் எதுவும் அனுப்ப மாட்டோம்.'
// ${product} is back in stock
export const isBackInStock: typeof en.isBackInStock = ({ product }) => `${product} மீண்டும் ஸ்டாக் வந்துவிட்டது`
// Good news: ${product} is back in stock. You asked us to tell you.
export const youAskedForAlert: typeof en.youAskedForAlert = ({ product }) =>
  `நல்ல செய்தி: நீங்கள் கேட்டிருந்த ${product} மீண்டும் ஸ்டாக் வந்துவிட்டது.`
// Price today: ${price}
export const priceNow: typeof en.priceNow = ({ price }) => `இன்றைய விலை: ${price}`
// View product
export const viewProduct = 'பொருளைப் பாருங்கள்'
// We can’t reserve it for you: it’s available while stocks last. This alert has now ended.
export const whileStocksLast =
  'உங்களுக்காக இதை எடுத்து வைக்க முடியாது; ஸ்டாக் இருக்கும் வரை கிடைக்கும். இந்த அறிவிப்பு இத்துடன் முடிந்தது.'
// See or cancel your alerts
export const seeAlerts = 'உங்கள் அறிவிப்புகளைப் பாருங்கள், வேண்டாமென்றால் ரத்து செய்யுங்கள்'

// Our reply to your review of ${product}
export const repliedToReview: typeof en.repliedToReview = ({ product }) =>
  `${product}: உங்கள் கருத்துக்கு எங்கள் பதில்`
// Thank you for reviewing ${product}. We’ve replied to your review in the shop.
export const thanksForReview: typeof en.thanksForReview = ({ product }) =>
  `${product} பற்றிக் கருத்து எழுதியதற்கு நன்றி. உங்கள் கருத்துக்குக் கடையில் பதில் அளித்துள்ளோம்.`
// View reviews
export const viewReview = 'கருத்துகளைப் பாருங்கள்'
