/**
 * The browsers inside Instagram, Facebook and WhatsApp cannot keep a payment window open; there the provider returns
 * with a form post.
 */
export const isInAppBrowser = (userAgent: string) =>
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|WhatsApp)\b/i.test(userAgent)
