/** How a customer has paid the shop without Razorpay: the names that payments store. */
export const directMethods = ['cash', 'upi', 'bank_transfer'] as const
