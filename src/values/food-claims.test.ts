import { expect, test } from 'vitest'
import { claimsIn } from './food-claims.ts'

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
])('%j claims %j', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  'Contains gluten and milk.',
  'Roasted in small lots.',
  'The colours of the packs may differ. No refunds.',
  'Whoever is a natural person',
  'Our organisation, sweet treats and secure payment.',
  'சிறுதானியம், விதைகள்.',
])('%j claims nothing', (text) => {
  expect(claimsIn(text)).toEqual([])
})
