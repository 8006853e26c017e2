/** How many days a delivery waits after its reminder, or until something of it can be bought, before it is passed over. */
export const daysToAnswer = 7
/** After so many deliveries in a row that nobody ordered or skipped, the standing order is paused. */
export const maxUnanswered = 3
/** Standing orders of one customer. */
export const maxStandingOrders = 10
