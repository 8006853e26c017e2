// Recently viewed
export const recentlyViewed = 'சமீபத்தில் பார்த்தவை'
// Clear
export const clear = 'அழி'
// Clear recently viewed products
export const clearWhat = 'சமீபத்தில் பார்த்தவற்றை அழி'
