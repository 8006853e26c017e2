// Log in or create an account to place an order.
export const checkoutNeedsLogin = 'ஆர்டர் செய்ய உள்நுழையவும் அல்லது கணக்கைத் தொடங்கவும்.'
// You’re logged in. Place this order from your cart.
export const loggedIn = 'நீங்கள் உள்நுழைந்துள்ளீர்கள். இந்த ஆர்டரை உங்கள் கார்ட்டிலிருந்து செய்யவும்.'
