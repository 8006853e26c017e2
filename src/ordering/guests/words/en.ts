export const checkoutNeedsLogin = 'Log in or create an account to place an order.'
export const loggedIn = 'You’re logged in. Place this order from your cart.'
