import { expect, test } from 'vitest'
import { findClaims, labelSupportsClaim } from './food-claims.ts'

test.each([
  ['Gluten-free muesli', ['gluten_free']],
  ['**Gluten**\u2011free and vegan.', ['gluten_free', 'vegan']],
  ['No added colours, no preservatives', ['no_preservatives', 'no_added_colours']],
  ['No colours or preservatives', ['no_preservatives', 'no_added_colours']],
  ['Preservative-free', ['no_preservatives']],
  ['No added sugar', ['no_added_sugar']],
  ['Sugar free laddu', ['sugar_free']],
  ['Organically grown', ['organic']],
  ['100% natural', ['natural']],
  ['A healthy snack that cures diabetes', ['health']],
  ['குளூட்டன் இல்லாத ஸ்பைஸ்', ['gluten_free']],
  ['நிறம் சேர்க்கவில்லை, பதப்படுத்தும் பொருள் இல்லை', ['no_preservatives', 'no_added_colours']],
  ['ஆர்கானிக் அரிசி', ['organic']],
  ['சர்க்கரை சேர்க்காத லட்டு', ['no_added_sugar']],
  ['ஆரோக்கியமான ஸ்நாக்ஸ்', ['health']],
  ['சுத்தமா வீகன்', ['vegan']],
  ['Grown naturally, with natural flavours', ['natural']],
  ['Naturally processed', ['natural']],
  ['Not only vegan', ['vegan']],
  ['0% preservatives, zero sugar', ['no_preservatives', 'sugar_free']],
  ['Lowers bad cholesterol; cures colds', ['health']],
  ['Good for diabetics', ['health']],
  ['Certified organic. Not the usual muesli, and gluten-free.', ['gluten_free', 'organic']],
  ['இயற்கையாக விளைந்த அரிசி', ['natural']],
  ['இயற்கையான தேன்', ['natural']],
  ['நீரிழிவு உள்ளவர்களுக்கு நல்லது', ['health']],
  ['Chemical-free, grown without pesticides', ['no_chemicals']],
  ['Pesticide free rice', ['no_chemicals']],
  ['Free from added chemicals', ['no_chemicals']],
  ['A nutritious start', ['health']],
  ['Helps digestion', ['health']],
  ['Treats cough', ['health']],
  ['Relieves a dry cough', ['health']],
  ['Gut-friendly buttermilk chillies', ['health']],
  ['கெமிக்கல் இல்லாத வெல்லம்', ['no_chemicals']],
  ['ரசாயனம் இல்லாத அரிசி', ['no_chemicals']],
  ['ரசாயன உரம் சேர்க்காத அரிசி', ['no_chemicals']],
  ['குளுடன் இல்லாத பொடி', ['gluten_free']],
  ['சுகர் ஃப்ரீ லட்டு', ['sugar_free']],
])('%j claims %j', (text, claims) => {
  expect(findClaims(text)).toEqual(claims)
})

// Requirement D-339
test.each([
  'Contains gluten and milk.',
  'Roasted in small batches.',
  'The colours of the packs may differ. No refunds.',
  'Whoever is a natural person',
  'Our organisation, sweet treats and secure payment.',
  'சிறுதானியம், விதைகள்.',
  'Naturally sweet, with no added hurry.',
  'Sweet by nature; its natural variations of colour show in natural light.',
  '10% added sugar, 2.0% preservatives.',
  'Buy sugar, free delivery. Any colour, free of charge.',
  'Not vegan: it contains milk. Not suitable for vegans; this is not gluten free.',
  'Not recommended for diabetics.',
  'Salt-cured lemons, cured in the sun.',
  'Energy 380 kcal, cholesterol 0 mg.',
  'Whole-grain mustard, whole grains of pepper.',
  'There is no colour change.',
  'Sent in an organic cotton bag.',
  'இயற்கையாகவே இனிக்கும் தேன், இயற்கையான ஒளியில் உலர்த்தியது.',
  'நீரிழிவு உள்ளவர்கள் தவிர்க்கவும்.',
  'இது வீகன் அல்ல.',
  'ஆரோக்கியசாமி ஸ்டோர்ஸ்',
  'Sweet treats, best served cold. Cold-pressed oil treats your taste.',
  'Nutrition per 100 g. Gut-wrenchingly hot.',
  'May react with chemicals; wash off pesticides.',
  'சுகர் சேர்த்த லட்டு',
])('%j claims nothing', (text) => {
  expect(findClaims(text)).toEqual([])
})

test.each([
  [{ claims: ['vegan'] }, 'vegan', true],
  [{ claims: [], generic_name: 'Vegan podi' }, 'vegan', false],
  [{ claims: [], generic_name: 'Sugar-free **sweet**' }, 'sugar_free', true],
  [{ claims: [], generic_name: 'Naturally sweet syrup' }, 'natural', false],
  [{ claims: [], generic_name: 'Podi that cures diabetes' }, 'health', false],
  [{}, 'organic', false],
  [null, 'vegan', false],
] as const)('a label that says %j carries %s: %s', (label, claim, carries) => {
  expect(labelSupportsClaim(label, claim)).toBe(carries)
})
