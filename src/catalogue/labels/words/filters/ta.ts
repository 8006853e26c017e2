// Filter by label
export const filters = 'பாக்கெட் விவரப்படி தேர்ந்தெடுங்கள்'
// Without
export const without = 'இவை இல்லாதவை'
// Mark
export const mark = 'குறி'
// Only
export const claims = 'இவை மட்டும்'
// Shown is only what says so on its label, and what may contain it is left out, too.
export const onlyLabelled = 'பாக்கெட்டில் அப்படிச் சொன்ன பொருட்கள் மட்டும் வரும்; கலந்திருக்கலாம் என்றால் வராது.'
// Show
export const show = 'காட்டு'
// Show all
export const showAll = 'எல்லாவற்றையும் காட்டு'
