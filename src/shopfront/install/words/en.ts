export const installTitle = 'Add the shop to your home screen'
export const installText = 'Open it with one tap, and see the pages you’ve visited even without internet.'
export const install = 'Add to home screen'
/** Safari on iPhones and iPads. */
export const installFromMenu = 'Tap the Share button in Safari, then “Add to Home Screen”.'
