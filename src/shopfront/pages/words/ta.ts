// Skip to content
export const skipToContent = 'நேராகப் பக்கத்துக்குச் செல்'
// Loading page
export const onTheWay = 'பக்கம் வருகிறது'
// Orders
export const orders = 'ஆர்டர்கள்'

// Test shop
export const testShop = 'சோதனைக் கடை'
// Holiday
export const onHoliday = 'விடுமுறை'
// Test shop: demo payments only. You won’t be charged.
export const noMoneyMoves = 'சோதனைக் கடை: டெமோ பேமெண்ட் மட்டுமே. உங்கள் பணம் எதுவும் போகாது.'

// Administrator
export const administrator = 'அட்மின்'
// You’re viewing your shop as an administrator. To place an order, log in as a customer.
export const youCannotOrder = 'உங்கள் கடையை அட்மினாகப் பார்க்கிறீர்கள். ஆர்டர் செய்ய, வாடிக்கையாளராக லாகின் செய்யுங்கள்.'

// Page Not Found
export const pageNotFound = 'பக்கம் கிடைக்கவில்லை'
// 404 Page Not Found
export const pageNotFound404 = '404 பக்கம் கிடைக்கவில்லை'
// We can’t find this page. It may have been removed, or the link may be wrong.
export const pageNotHere = 'இந்தப் பக்கம் கிடைக்கவில்லை. அது நீக்கப்பட்டிருக்கலாம், அல்லது லிங்க் தவறாக இருக்கலாம்.'
// Return Home
export const returnHome = 'முகப்புக்குத் திரும்பு'

// Something went wrong
export const wentWrong = 'ஏதோ தவறு நடந்துவிட்டது'
// Couldn’t load this page. Try again in a moment.
export const pageNotLoaded = 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
