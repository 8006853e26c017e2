/** Where this device remembers what was opened from the search, until somebody logs out. */
export const recentlyOpenedName = 'office-recent'
