// Push messages about the steps of an order.
export const orderPaid = ({ id }: { id: number }) => `Order #${id} confirmed`
export const orderPaidText = 'We’ve received your payment and are packing your order.'
export const orderDispatched = ({ id }: { id: number }) => `Order #${id} is on its way`
export const orderDispatchedText = 'Tap to see when it arrives.'
export const orderDelivered = ({ id }: { id: number }) => `Order #${id} delivered`
export const orderDeliveredText = 'Enjoy! Tap to see your order.'

// The question on the order page, and the setting in the account.
export const askTitle = 'Get order updates on this device'
export const askText = 'We’ll send a notification when your order is on its way and when it’s delivered.'
export const turnOn = 'Turn on notifications'
export const turnOff = 'Turn off notifications'
export const isOn = 'Notifications are on for this device.'
export const blocked = 'Notifications are blocked. You can allow them in your browser’s settings.'
export const notTurnedOn = 'Couldn’t turn on notifications. Try again.'
export const notTurnedOff = 'Couldn’t turn off notifications. Try again.'

export const subscribed = 'Notifications are on.'
export const unsubscribed = 'Notifications are off.'
export const unknownService = 'Notifications don’t work with this browser.'
export const nothingToFollow = 'Log in to get notifications about your orders.'
export const tooManyBrowsers =
  'Notifications are on for too many devices. Turn them off on another device first.'
