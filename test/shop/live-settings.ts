/** Settings of a shop that takes real payments: live keys require all production settings. */
export const liveSettings = {
  RAZORPAY_KEY_ID: 'rzp_live_a',
  RAZORPAY_KEY_SECRET: 'secret-of-twenty-letters',
  RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-letters',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://localhost/shop',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'care@shop.example',
  DEMO: 'off',
}
