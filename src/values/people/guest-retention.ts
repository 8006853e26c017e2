/** How long the data of a guest whose order was cancelled without any payment is kept, in days, in case of a question. */
export const unpaidGuestDays = 30
