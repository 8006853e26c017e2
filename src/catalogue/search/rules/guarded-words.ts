/**
 * Words that say something about health, nutrition or origin, each line a group. The law lets only a product's own label
 * make such a claim (decision X25). So these words find a product only by the texts on its label, never by its name or
 * advertising texts, another name for the same food, or a similar word.
 */
const groups = `
kids, kid, children, child, toddler, kuzhandhai, kuzhanthai, குழந்தை, bachche, bachcha
baby, babies, infant, newborn, weaning, பேபி, கைக்குழந்தை
pregnant, pregnancy, கர்ப்பிணி, கர்ப்பிணிகளுக்கு, lactating
elderly, senior, முதியோர்
diabetic, diabetes, diabetics, sugarpatient, patient, நீரிழிவு, சர்க்கரைநோய், sakkaraivyadhi, sakkarainoi, madhumeh
weight, weightloss, slim, slimming, obesity, fatloss, எடை, எடைகுறைய
immunity, immune, boost, booster, boosting, நோய்எதிர்ப்பு
healthy, health, healthier, nutritious, nutrition, nutritional, superfood, ஆரோக்கியம், ஆரோக்கியமான, சத்தான
heart, cholesterol, கொலஸ்ட்ரால்
digestion, digestive, gut, constipation, gas, செரிமானம்
pressure, bp, hypertension
energy, stamina, strength
protein, புரத
fibre, fiber, நார்ச்சத்து
iron, anemia, anaemia, இரும்புச்சத்து
calcium, bones, கால்சியம்
keto, ketogenic, lowcarb, lowgi, glycemic
detox, cleanse, cure, medicine, medicinal, மருந்து
cold, cough, fever, சளி, இருமல்
hair, skin, beauty
organic, ஆர்கானிக், இயற்கை, iyarkai, jaivik
natural, chemicals, chemicalfree
`
const groupOf = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(', ')
      return words.map((word) => [word, words[0] ?? ''] as const)
    }),
)

/** Longer forms of these are guarded too: `naturally`, `குழந்தைகளுக்கான`. Shorter words begin many others. */
const stems = [...groupOf].filter(([word]) => word.length >= (/^[a-z]/.test(word) ? 5 : 4))

/** The group of a guarded word, by one of its words; undefined for any other word. */
export const guardedGroupOf = (word: string): string | undefined =>
  groupOf.get(word) ??
  groupOf.get(word.replace(/s$/, '')) ??
  stems.find(([stem]) => word.startsWith(stem))?.[1]
