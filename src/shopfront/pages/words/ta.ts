// Skip to content
export const skipToContent = 'நேராகப் பக்கத்துக்குச் செல்'
// The page is on its way
export const onTheWay = 'பக்கம் வருகிறது'
// Orders
export const orders = 'ஆர்டர்கள்'

// Test shop
export const testShop = 'சோதனைக் கடை'
// Test shop: payments go to an emulator and no money moves.
export const noMoneyMoves = 'சோதனைக் கடை: பேமெண்ட்டுகள் ஒரு எமுலேட்டருக்குப் போகின்றன; உண்மையில் பணம் எதுவும் போகாது.'

// Administrator
export const administrator = 'அட்மின்'
// You see your shop as the administrator, who cannot order. To buy something, log in as a customer.
export const youCannotOrder =
  'உங்கள் கடையை அட்மினாகப் பார்க்கிறீர்கள்; அட்மின் ஆர்டர் செய்ய முடியாது. ஏதாவது வாங்க, வாடிக்கையாளராக லாகின் செய்யுங்கள்.'

// Page Not Found
export const pageNotFound = 'பக்கம் கிடைக்கவில்லை'
// 404 Page Not Found
export const pageNotFound404 = '404 பக்கம் கிடைக்கவில்லை'
// This page is not here, or not any more. The shop itself is open: have a look around.
export const pageNotHere = 'இந்தப் பக்கம் இங்கே இல்லை, அல்லது நீக்கப்பட்டுவிட்டது. கடை திறந்துதான் இருக்கிறது: சுற்றிப் பாருங்கள்.'
// Return Home
export const returnHome = 'முகப்புக்குத் திரும்பு'

// Something went wrong
export const wentWrong = 'ஏதோ தவறு நடந்துவிட்டது'
// This page could not be loaded. Please try again in a moment.
export const pageNotLoaded = 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
