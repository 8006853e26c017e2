import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// What you and ${name} agree to when you shop here.
export const description: typeof en.description = ({ name }) =>
  `${name} கடையில் வாங்கும்போது நீங்களும் நாங்களும் ஒப்புக்கொள்வது.`
// This is what you and ${legalName} agree to when you use this shop.
export const lead: typeof en.lead = ({ legalName }) =>
  `இந்தக் கடையைப் பயன்படுத்தும்போது நீங்களும் ${legalName} நிறுவனமும் ஒப்புக்கொள்வது இது.`

// Who we are
export const whoWeAre = 'நாங்கள் யார்'
// ${name} is run by ${legalName}, ${address}. These terms apply to every order you place here and are governed by the laws of India. As a consumer, you can take a complaint to any court or consumer commission that the law allows, including the one where you live.
export const runBy: typeof en.runBy = ({ name, legalName, address }) =>
  `${name} கடையை நடத்துவது ${legalName}, ${address}. இங்கே செய்யும் ஒவ்வொரு ஆர்டருக்கும் இந்த விதிமுறைகள் பொருந்தும்; இவை இந்தியச் சட்டத்துக்கு உட்பட்டவை. நுகர்வோராக நீங்கள், உங்கள் ஊரில் உள்ளது உட்பட, சட்டம் அனுமதிக்கும் எந்த நீதிமன்றத்திலும் நுகர்வோர் ஆணையத்திலும் புகார் செய்யலாம்.`

// Your account
export const yourAccount = 'உங்கள் கணக்கு'
// You must be at least 18 to order. If you are younger, ask a parent to order for you with their own account.
export const adultsOnly =
  'ஆர்டர் செய்ய உங்களுக்கு 18 வயது ஆகியிருக்க வேண்டும். அதற்குக் குறைவாக இருந்தால், உங்கள் அம்மாவையோ அப்பாவையோ அவர்கள் கணக்கில் ஆர்டர் செய்யச் சொல்லுங்கள்.'
// [ 'To order, you need an account with your own phone number and email address. Do not share your pin: you are responsible for orders placed with it. To see how we use your data, read our ', privacyPolicy, '.' ]
export const ofAccounts: typeof en.ofAccounts = ({ privacyPolicy }) => [
  'ஆர்டர் செய்ய, உங்களுடைய போன் நம்பரும் இமெயிலும் உள்ள ஒரு கணக்கு வேண்டும். உங்கள் பின் நம்பரை யாரிடமும் சொல்லாதீர்கள்; அதை வைத்துச் செய்த ஆர்டர்களுக்கு நீங்களே பொறுப்பு. உங்கள் தகவல்களை எப்படிப் பயன்படுத்துகிறோம் என்பது எங்கள் ',
  privacyPolicy,
  ' பக்கத்தில் உள்ளது.',
]

// Prices, orders and payment
export const ordering = 'விலை, ஆர்டர், பேமெண்ட்'
// Prices are in Indian rupees and include all taxes.
const pricesWithTaxes = 'விலைகள் இந்திய ரூபாயில், எல்லா வரிகளும் சேர்ந்தது.'
// ${pricesWithTaxes} Shipping is not included.
export const priceWithoutShipping = `${pricesWithTaxes} டெலிவரி கட்டணம் இதில் சேராது.`
// ${pricesWithTaxes} Where there is a delivery charge, it is a separate line in the total you see before you pay.
export const priceWithoutFee = `${pricesWithTaxes} டெலிவரி கட்டணம் உள்ள இடங்களுக்கு, பணம் செலுத்தும் முன் பார்க்கும் மொத்தத்தில் அது தனி வரியாக இருக்கும்.`
export const ofOrdering = [
  // An order is accepted when your payment is confirmed. Until then, the items are reserved for you for a short time only.
  'உங்கள் பேமெண்ட் உறுதியானதும் ஆர்டரை ஏற்கிறோம். அதுவரை பாக்கெட்டுகளைக் கொஞ்ச நேரம் மட்டுமே உங்களுக்காக எடுத்து வைக்கிறோம்.',
  // Payments are handled by Razorpay. We never see your card number or your UPI pin.
  'பேமெண்ட்டை Razorpay பார்த்துக்கொள்கிறது. உங்கள் கார்டு நம்பரையோ UPI பின் நம்பரையோ நாங்கள் பார்ப்பதே இல்லை.',
  // If a price or stock level is clearly wrong, or an item turns out to be sold out, we will tell you before you pay. If you have already been charged, we will refund you.
  'விலையோ ஸ்டாக் கணக்கோ தெளிவாகத் தவறாக இருந்தால், அல்லது ஒரு பொருள் தீர்ந்துவிட்டால், நீங்கள் பணம் செலுத்தும் முன் சொல்கிறோம்; அப்படியும் பணம் போயிருந்தால் அது திரும்பி வரும்.',
]

// Delivery
export const delivery = 'டெலிவரி'
// [ `We deliver within ${district} district, ${state}. Processing usually takes ${processingDays} business days and delivery ${deliveryDays} business days. Shipping is paid directly to the courier. The details are in our `, shippingPolicy, '.' ]
export const ofDelivery: typeof en.ofDelivery = ({
  district,
  state,
  processingDays,
  deliveryDays,
  shippingPolicy,
}) => [
  `${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் டெலிவரி செய்கிறோம். பேக் செய்ய வழக்கமாக ${processingDays} வேலை நாட்கள், டெலிவரிக்கு ${deliveryDays} வேலை நாட்கள் ஆகும். டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள். விவரங்கள் எங்கள் `,
  shippingPolicy,
  ' பக்கத்தில் உள்ளன.',
]

// [ `We deliver to ${zones}. You will see the delivery date and charge for your PIN code before you pay; neither changes after you order. The details are in our `, shippingPolicy, '.' ]
export const ofZones: typeof en.ofZones = ({ zones, shippingPolicy }) => [
  `நாங்கள் டெலிவரி செய்யும் இடங்கள்: ${zones}. உங்கள் பின்கோடுக்கு எப்போது வரும், டெலிவரி கட்டணம் எவ்வளவு என்று பணம் செலுத்தும் முன் தெரியும்; ஆர்டர் செய்த பிறகு இரண்டும் மாறாது. விவரங்கள் எங்கள் `,
  shippingPolicy,
  ' பக்கத்தில் உள்ளன.',
]

// Cancellations and refunds
export const cancelling = 'ரத்து, ரீஃபண்ட்'
// [ 'An order can be cancelled only before its payment is confirmed. All sales are final and there are no refunds, as our ', refundPolicy, ' explains.' ]
export const ofCancelling: typeof en.ofCancelling = ({ refundPolicy }) => [
  'பேமெண்ட் உறுதியாகும் முன் மட்டுமே ஆர்டரை ரத்து செய்யலாம். விற்றது விற்றதுதான், ரீஃபண்ட் கிடையாது; இதன் விவரம் எங்கள் ',
  refundPolicy,
  ' பக்கத்தில் உள்ளது.',
]

// Our food
export const food = 'எங்கள் உணவு'
// Please read the ingredients and allergens on the pack before you eat. What we write about food is not medical advice.
export const ofFood =
  'சாப்பிடும் முன் பாக்கெட்டில் உள்ள பொருட்களையும் அலர்ஜி விவரங்களையும் படியுங்கள். உணவைப் பற்றி நாங்கள் எழுதுவது மருத்துவ ஆலோசனை இல்லை.'
// Colours and grain sizes differ a little from batch to batch. Please read the ingredients and allergens on the pack before you eat: our kitchen handles wheat, oats, nuts and sesame. What we write about food is not medical advice.
export const foodOfTheSample =
  'நிறமும் தானியத்தின் அளவும் ஒவ்வொரு முறையும் கொஞ்சம் மாறும். சாப்பிடும் முன் பாக்கெட்டில் உள்ள பொருட்களையும் அலர்ஜி விவரங்களையும் படியுங்கள்: எங்கள் சமையலறையில் கோதுமை, ஓட்ஸ், நட்ஸ், எள் எல்லாம் பயன்படுத்துகிறோம். உணவைப் பற்றி நாங்கள் எழுதுவது மருத்துவ ஆலோசனை இல்லை.'

// Text and images
export const wordsAndPictures = 'எழுத்தும் படங்களும்'
// The text, images and logos of this shop are ours. Please ask before you use them elsewhere.
export const ofWordsAndPictures =
  'இந்தக் கடையின் எழுத்து, படங்கள், லோகோ எல்லாம் எங்களுடையவை. வேறு இடத்தில் பயன்படுத்தும் முன் எங்களிடம் கேளுங்கள்.'
