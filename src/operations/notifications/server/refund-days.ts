/** Business days until a refund arrives, according to Razorpay and India's banks. */
export const refundDays = '5-7'
