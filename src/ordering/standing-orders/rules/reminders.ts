/** How many days a reminded delivery waits before it is passed over. */
export const daysToAnswer = 7
/** After so many deliveries in a row that nobody ordered or skipped, the standing order is paused. */
export const maxUnanswered = 3
/** Standing orders of one customer. */
export const maxStandingOrders = 10
