/** The demo's logins. */
export const customer = { phone: '9876543210', pin: '1234', name: 'Anitha Raj' }
export const administrator = { phone: '9876500000', pin: '4321', name: 'Meena Kumari' }
