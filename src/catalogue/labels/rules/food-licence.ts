/** A number of the food authority FSSAI: 14 digits, the first of which distinguishes licences from registrations. */
export const licencePattern = /^[12]\d{13}$/
