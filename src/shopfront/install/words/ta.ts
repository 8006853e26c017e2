// Add the shop to your home screen
export const installTitle = 'கடையை உங்கள் முகப்புத் திரையில் சேருங்கள்'
// Open it with one tap, and see the pages you’ve visited even without internet.
export const installText = 'ஒரே தொடுதலில் திறக்கலாம். நீங்கள் பார்த்த பக்கங்களை இணையம் இல்லாமலும் பார்க்கலாம்.'
// Add to home screen
export const install = 'முகப்புத் திரையில் சேருங்கள்'
// Tap the Share button in Safari, then “Add to Home Screen”.
export const installFromMenu = 'சஃபாரியில் ஷேர் பட்டனைத் தொட்டு, “ஆட் டு ஹோம் ஸ்கிரீன்” என்பதைத் தேர்ந்தெடுங்கள்.'
