import type * as en from './en.ts'

type Amount = { amount: string }

// On the pack
export const label = 'பாக்கெட்டில் உள்ள விவரம்'

// Contains: ${names}
export const contains: typeof en.contains = ({ names }) => `இதில் உள்ளவை: ${names}`
// May contain: ${names}
export const mayContain: typeof en.mayContain = ({ names }) => `இதில் இருக்கலாம்: ${names}`
// Contains
export const containsName = 'இதில் உள்ளவை'
// May contain
export const mayContainName = 'இதில் இருக்கலாம்'
// Veg or non-veg
export const dietMark = 'சைவமா, அசைவமா'
export const allergens = {
  // cereals containing gluten
  gluten: 'குளூட்டன் உள்ள தானியங்கள்',
  // crustaceans
  crustaceans: 'இறால் நண்டு வகைகள்',
  // milk
  milk: 'பால்',
  // egg
  egg: 'முட்டை',
  // fish
  fish: 'மீன்',
  // peanuts
  peanuts: 'வேர்க்கடலை',
  // tree nuts
  tree_nuts: 'முந்திரி பாதாம் வகை நட்ஸ்',
  // soybeans
  soybeans: 'சோயா',
  // sulphites
  sulphites: 'சல்ஃபைட்',
  // sesame
  sesame: 'எள்',
  // mustard
  mustard: 'கடுகு',
}

export const claims = {
  // Gluten-free
  gluten_free: 'குளூட்டன் இல்லை',
  // Vegan
  vegan: 'வீகன்',
  // No added sugar
  no_added_sugar: 'சர்க்கரை சேர்க்கவில்லை',
  // No preservatives
  no_preservatives: 'பதப்படுத்தும் பொருள் இல்லை',
  // No added colours
  no_added_colours: 'நிறம் சேர்க்கவில்லை',
  // Whole grain
  whole_grain: 'முழு தானியம்',
}

// Generic name
export const genericName = 'உணவின் பெயர்'
// Ingredients
export const ingredients = 'சேர்க்கப்பட்டவை'
// Storage
export const storage = 'வைத்திருக்கும் முறை'
// How to use
export const directions = 'பயன்படுத்தும் முறை'
// Best before
export const shelfLife = 'எதுவரை நல்லது'
// months === 1 ? '1 month from packing' : `${months} months from packing`
export const monthsFromPacking: typeof en.monthsFromPacking = ({ months }) =>
  months === 1 ? 'பேக் செய்ததிலிருந்து 1 மாதம்' : `பேக் செய்ததிலிருந்து ${months} மாதங்கள்`
export const makers = {
  // Made by
  maker: 'தயாரித்தவர்',
  // Packed by
  packer: 'பேக் செய்தவர்',
  // Imported by
  importer: 'இறக்குமதி செய்தவர்',
}
// Country of origin
export const origin = 'எந்த நாட்டில் செய்தது'
// name
export const country: typeof en.country = ({ name }) => (name === 'India' ? 'இந்தியா' : name)
// FSSAI Lic. No. ${number}
export const licence: typeof en.licence = ({ number }) => `FSSAI Lic. No. ${number}`
// FSSAI licence
export const licenceName = 'FSSAI உரிமம்'
// Consumer care
export const consumerCare = 'வாடிக்கையாளர் உதவி'
// Front of the pack
export const front = 'பாக்கெட்டின் முன்பக்கம்'

// Nutrition
export const nutrition = 'ஊட்டச்சத்து'
// Nutrient
export const nutrient = 'சத்து'
export const perHundred = {
  // per 100 g
  g: '100 கிராம்',
  // per 100 ml
  ml: '100 மில்லி',
}
export const perServe = {
  // per serve (${amount} g)
  g: ({ amount }: Amount) => `ஒரு வேளை (${amount} கிராம்)`,
  // per serve (${amount} ml)
  ml: ({ amount }: Amount) => `ஒரு வேளை (${amount} மில்லி)`,
}
// % RDA
export const shareOfDay = 'ஒரு நாளில் %'
// % RDA is the share of an adult’s recommended dietary allowance in one serve. It’s based on 2,000 kcal, 67 g of fat, 22 g of saturated fat, 2 g of trans fat, 50 g of added sugars and 2,000 mg of sodium a day.
export const shareExplained =
  'ஒரு வேளை உணவு, பெரியவர் ஒருவருக்கான ஒரு நாள் அளவில் எவ்வளவு: 2,000 கிலோ கலோரி, கொழுப்பு 67 கிராம், செறிவுற்ற கொழுப்பு 22 கிராம், டிரான்ஸ் கொழுப்பு 2 கிராம், சேர்த்த சர்க்கரை 50 கிராம், சோடியம் 2,000 மில்லிகிராம்.'
export const nutrients = {
  // Energy
  energy: 'ஆற்றல்',
  // Protein
  protein: 'புரதம்',
  // Carbohydrate
  carbohydrate: 'மாவுச்சத்து',
  // Total sugars
  total_sugars: 'மொத்த சர்க்கரை',
  // Added sugars
  added_sugars: 'சேர்த்த சர்க்கரை',
  // Total fat
  total_fat: 'மொத்தக் கொழுப்பு',
  // Saturated fat
  saturated_fat: 'செறிவுற்ற கொழுப்பு',
  // Trans fat
  trans_fat: 'டிரான்ஸ் கொழுப்பு',
  // Cholesterol
  cholesterol: 'கொலஸ்ட்ரால்',
  // Sodium
  sodium: 'சோடியம்',
}
export const units = {
  // kcal
  kcal: 'கிலோ கலோரி',
  // g
  g: 'கிராம்',
  // mg
  mg: 'மி.கி.',
}
// ${percent}%
export const percent: typeof en.percent = ({ percent }) => `${percent}%`
