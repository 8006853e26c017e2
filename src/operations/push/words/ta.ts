import type * as en from './en.ts'

// Order #${id} confirmed
export const orderPaid: typeof en.orderPaid = ({ id }) => `ஆர்டர் #${id} உறுதியானது`
// We’ve received your payment and are packing your order.
export const orderPaidText = 'உங்கள் பேமெண்ட் கிடைத்தது. உங்கள் ஆர்டரை பேக் செய்கிறோம்.'
// Order #${id} is on its way
export const orderDispatched: typeof en.orderDispatched = ({ id }) => `ஆர்டர் #${id} வந்துகொண்டிருக்கிறது`
// Tap to see when it arrives.
export const orderDispatchedText = 'எப்போது வரும் என்று பார்க்கத் தொடுங்கள்.'
// Order #${id} delivered
export const orderDelivered: typeof en.orderDelivered = ({ id }) => `ஆர்டர் #${id} டெலிவரி ஆனது`
// Enjoy! Tap to see your order.
export const orderDeliveredText = 'சுவைத்து மகிழுங்கள்! ஆர்டரைப் பார்க்கத் தொடுங்கள்.'

// Get order updates on this device
export const askTitle = 'ஆர்டர் பற்றிய தகவல்களை இந்தச் சாதனத்தில் பெறுங்கள்'
// We’ll send a notification when your order is on its way and when it’s delivered.
export const askText = 'உங்கள் ஆர்டர் கிளம்பும்போதும் டெலிவரி ஆகும்போதும் அறிவிப்பு அனுப்புவோம்.'
// Turn on notifications
export const turnOn = 'அறிவிப்புகளை இயக்குங்கள்'
// Turn off notifications
export const turnOff = 'அறிவிப்புகளை நிறுத்துங்கள்'
// Notifications are on for this device.
export const isOn = 'இந்தச் சாதனத்தில் அறிவிப்புகள் இயங்குகின்றன.'
// Notifications are blocked. You can allow them in your browser’s settings.
export const blocked = 'அறிவிப்புகள் தடுக்கப்பட்டுள்ளன. உங்கள் பிரவுசரின் அமைப்புகளில் அனுமதிக்கலாம்.'
// Couldn’t turn on notifications. Try again.
export const notTurnedOn = 'அறிவிப்புகளை இயக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Couldn’t turn off notifications. Try again.
export const notTurnedOff = 'அறிவிப்புகளை நிறுத்த முடியவில்லை. மீண்டும் முயலுங்கள்.'

// Notifications are on.
export const subscribed = 'அறிவிப்புகள் இயங்குகின்றன.'
// Notifications are off.
export const unsubscribed = 'அறிவிப்புகள் நிறுத்தப்பட்டன.'
// Notifications don’t work with this browser.
export const unknownService = 'இந்தப் பிரவுசரில் அறிவிப்புகள் வேலை செய்யாது.'
// Log in to get notifications about your orders.
export const nothingToFollow = 'உங்கள் ஆர்டர்கள் பற்றிய அறிவிப்புகளைப் பெற உள்நுழையுங்கள்.'
// Notifications are on for too many devices. Turn them off on another device first.
export const tooManyBrowsers = 'நிறைய சாதனங்களில் அறிவிப்புகள் இயங்குகின்றன. முதலில் வேறொரு சாதனத்தில் அவற்றை நிறுத்துங்கள்.'
