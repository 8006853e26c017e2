// Filter by label
export const filters = 'பாக்கெட் விவரப்படி தேர்ந்தெடுங்கள்'
// Free from
export const without = 'இவை இல்லாதவை'
// Veg or non-veg
export const mark = 'சைவம் அல்லது அசைவம்'
// Dietary claims
export const claims = 'இவை மட்டும்'
// You’ll see only products whose labels confirm your choices. Products that “may contain” an allergen you’re avoiding are left out.
export const onlyLabelled =
  'நீங்கள் தேர்ந்தெடுத்ததைப் பாக்கெட்டில் குறிப்பிட்டுள்ள பொருட்கள் மட்டும் வரும். நீங்கள் தவிர்ப்பது “இருக்கலாம்” என்று குறிப்பிட்டவை வராது.'
// Apply filters
export const show = 'காட்டு'
// Clear filters
export const showAll = 'எல்லாவற்றையும் காட்டு'
