/**
 * The merchant's facts. Another shop changes this file, the words of `areas/storefront/web/` (home, about, policies),
 * the marks in `public/brand/` and the colours at the top of `ui/styles.css`; no other code names the store.
 */
export const store = {
  name: 'Pasumai Pantry',
  tagline: 'Honest porridge mixes, muesli, seeds and spices from Tamil Nadu',
  blurb:
    'We roast, mill and pack small lots of millet porridge mixes, muesli, seeds and spices in Coimbatore, from grain bought directly from growers in Tamil Nadu.',
  legalName: 'Pasumai Pantry Foods',
  address: ['14, Sathy Road', 'Gandhipuram', 'Coimbatore 641012', 'Tamil Nadu, India'],
  phones: ['+91 98430 11223', '+91 422 249 5566'],
  email: 'care@pasumaipantry.example',
  social: { label: 'Instagram', url: 'https://www.instagram.com/pasumaipantry' },
  locale: 'en-IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  /** Where we deliver, and how long it takes, as every policy page and the checkout say it. */
  shipping: {
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    processingDays: '1-2',
    deliveryDays: '3-7',
  },
  /** What a product page shows for a product that brings no figures of its own (decision S11). */
  productDefaults: {
    struckOverPriceRupees: 60,
    badge: '20% OFF',
    composition: [
      { label: 'Grains', percent: 56 },
      { label: 'Seeds', percent: 11 },
      { label: 'Dry fruits', percent: 17 },
      { label: 'Millets', percent: 16 },
    ],
  },
} as const

export type Store = typeof store
