/** On the product page, below a price that ends. */
export const offerUntil = ({ day }: { day: string }) => `Offer until ${day}`
