/** Business days until a refund is seen on an account, as Razorpay and the banks of India say it. */
export const refundDays = '5-7'
