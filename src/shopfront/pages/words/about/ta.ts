import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// About Us
export const title = 'எங்களைப் பற்றி'
// Loading images...
export const loadingImages = 'படங்கள் வருகின்றன...'
// Failed to load images.
export const imagesNotLoaded = 'படங்களைக் காட்ட முடியவில்லை.'
// No images found.
export const noImages = 'படங்கள் எதுவும் இல்லை.'

// Our Story
export const story = 'எங்கள் கதை'
// ${name} began at a kitchen table in ${district}, with a grandmother’s sathu maavu and more people asking for it than one stone mill could serve.
export const beginning: typeof en.beginning = ({ name, district }) =>
  `${tamilPlace(district)} மாவட்டத்தில் ஒரு வீட்டுச் சமையலறையில் ${name} தொடங்கியது: பாட்டியின் சத்து மாவு, ஒரே ஒரு கல் மில். அரைத்துத் தர முடியாத அளவுக்கு அதைக் கேட்டு வந்தார்கள்.`
// Today eleven of us roast, mill and pack in a small unit in Gandhipuram. The recipes haven’t changed: whole grains, seeds and spices, and the time each of them needs.
export const today =
  'இன்று காந்திபுரத்தில் ஒரு சிறிய யூனிட்டில் 11 பேர் வறுத்து, அரைத்து, பேக் செய்கிறோம். செய்முறை அன்று போலத்தான்: முழு தானியம், விதைகள், மசாலாப் பொருட்கள், ஒவ்வொன்றுக்கும் தேவையான நேரம்.'
// We buy from growers we can visit in a day: millets from Dharmapuri, turmeric from Salem, pepper from the Kolli Hills.
export const growers =
  'ஒரே நாளில் போய்ப் பார்த்து வரக்கூடிய விவசாயிகளிடம்தான் வாங்குகிறோம்: தர்மபுரியிலிருந்து சிறுதானியங்கள், சேலத்திலிருந்து மஞ்சள், கொல்லிமலையிலிருந்து மிளகு.'

// Our Traditions
export const traditions = 'எங்கள் பாரம்பரியம்'
// A masala is the memory of a kitchen. We roast ours one ingredient at a time, because coriander is ready long before fenugreek, and grind them on the day we pack them.
export const kitchen =
  'மசாலா என்பது ஒரு சமையலறையின் நினைவு. வெந்தயத்துக்கு வெகு முன்பே மல்லி வறுபட்டுவிடும்; அதனால் ஒவ்வொன்றையும் தனியாக வறுத்து, பேக் செய்யும் அன்றே அரைக்கிறோம்.'

export const masalas = [
  {
    // Sambar Masala
    name: 'சாம்பார் மசாலா',
    // Coriander, dals and Guntur chilli, slow-roasted for everyday sambar.
    text: 'தினமும் வைக்கும் சாம்பாருக்கு மெதுவாக வறுத்த மல்லி, பருப்பு வகைகள், குண்டூர் மிளகாய்.',
  },
  {
    // Chettinad Masala
    name: 'செட்டிநாடு மசாலா',
    // Star anise, fennel and kalpasi for fiery gravies, as made in the merchant houses of Karaikudi.
    text: 'காரமான குழம்புகளுக்கு அன்னாசிப்பூ, சோம்பு, கல்பாசி: காரைக்குடி செட்டியார் வீடுகளின் பக்குவம்.',
  },
  {
    // Idli Podi
    name: 'இட்லி பொடி',
    // Urad dal, sesame and chilli, coarsely ground. Best with a spoon of sesame oil.
    text: 'உளுந்து, எள், மிளகாய்; கொரகொரப்பாக அரைத்தது, ஒரு ஸ்பூன் நல்லெண்ணெயோடு சாப்பிட.',
  },
]

// Our Commitment
export const commitment = 'எங்கள் உறுதி'
// No added colours or preservatives (it’s on every label), and nothing you wouldn’t find in your own kitchen.
export const nothingAdded =
  'நிறம் சேர்க்கவில்லை, பதப்படுத்தும் பொருள் இல்லை: ஒவ்வொரு லேபிளிலும் இருக்கிறது. உங்கள் வீட்டுச் சமையலறையில் இல்லாத எதுவும் எங்கள் பாக்கெட்டில் இருக்காது.'
// Every product page lists the main ingredients. If you have an allergy, ask us before you order. We’ll tell you what’s in a product and what’s packed alongside it. We don’t sell a batch that doesn’t taste right.
export const nothingHidden =
  'முக்கியமாக என்னென்ன சேர்ந்திருக்கிறது என்று ஒவ்வொரு பொருளின் பக்கத்திலும் இருக்கிறது. உங்களுக்கு அலர்ஜி இருந்தால், ஆர்டர் செய்யும் முன் எங்களிடம் கேளுங்கள்: அதில் என்ன இருக்கிறது, அதன் பக்கத்தில் வேறு எதைப் பேக் செய்கிறோம் என்று சொல்கிறோம். சுவை சரியில்லாத எதையும் விற்பதில்லை.'
// We pay growers on the day they deliver. Our pouches and jars are made to be washed and used again.
export const paidAtOnce =
  'விவசாயிகளுக்கு, பொருள் கொண்டுவரும் அன்றே பணம் தருகிறோம். எங்கள் பவுச்சுகளும் ஜாடிகளும், காலியானதும் கழுவி மீண்டும் பயன்படுத்தும்படி செய்தவை.'

// Who we are
export const whoWeAre = 'நாங்கள் யார்'
// ${name} is run by ${legalName}.
export const whoSells: typeof en.whoSells = ({ name, legalName }) => `${name} கடையை நடத்துவது ${legalName}.`
// You’ll find us at ${address}. Email ${mail} or call ${phone}.
export const reachUs: typeof en.reachUs = ({ address, mail, phone }) =>
  `எங்கள் முகவரி: ${address}. எழுத: ${mail}. கூப்பிட: ${phone}.`
