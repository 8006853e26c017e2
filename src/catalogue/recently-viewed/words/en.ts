/** The products that were looked at on this device. */
export const recentlyViewed = 'Recently viewed'
export const clear = 'Clear'
export const clearWhat = 'Clear recently viewed products'
