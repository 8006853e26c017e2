/** After so many days an alert ends, although the stock did not come. */
export const alertDays = 180
/** How long an alert waits for the confirmation of its address. */
export const unconfirmedAlertDays = 7
/** How long the link in the email of an alert works. */
export const sentAlertDays = 30
