// Filter by label
export const filters = 'பாக்கெட் விவரப்படி தேர்ந்தெடுங்கள்'
// Free from
export const without = 'இவை இல்லாதவை'
// Veg or non-veg
export const mark = 'சைவம் அல்லது அசைவம்'
// Dietary claims
export const claims = 'இவை மட்டும்'
// Shows only products whose label confirms this. Products that “may contain” the allergen are left out.
export const onlyLabelled = 'பாக்கெட்டில் அப்படிக் குறிப்பிட்ட பொருட்கள் மட்டும் வரும். “இருக்கலாம்” என்று குறிப்பிட்டவை வராது.'
// Apply filters
export const show = 'காட்டு'
// Clear filters
export const showAll = 'எல்லாவற்றையும் காட்டு'
