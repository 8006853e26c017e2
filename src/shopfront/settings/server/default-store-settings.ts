import type { StoreSettings } from '../contract.ts'

/**
 * The sample shop’s details, which a demo shows until someone changes them. A running shop’s details are in its database
 * (`shopfront/settings/`). No other code names the store.
 */
export const demoStoreSettings: StoreSettings = {
  name: 'Pasumai Pantry',
  shortName: 'Pasumai',
  tagline: 'Honest porridge mixes, muesli, seeds and spices from Tamil Nadu',
  blurb:
    'We roast, mill and pack millet porridge mixes, muesli, seeds and spices in small batches in Coimbatore, using grain bought directly from growers in Tamil Nadu.',
  legalName: 'Pasumai Pantry Foods',
  address: ['14, Sathy Road', 'Gandhipuram', 'Coimbatore 641012', 'Tamil Nadu, India'],
  phones: ['+91 98430 11223', '+91 422 249 5566'],
  email: 'care@pasumaipantry.example',
  social: { label: 'Instagram', url: 'https://www.instagram.com/pasumaipantry' },
  grievances: { acknowledgeHours: 48, settleMonths: 1 },
  keepMonths: 72,
  shipping: {
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    stateCode: 'TN',
    processingDays: '1-2',
    deliveryDays: '3-7',
    /**
     * From India Post’s list of the district’s post offices. Codes of the taluks that became Tiruppur district in 2009
     * are left out; a code that lies in both districts is included.
     */
    postalCodes: [
      '641001-641039',
      '641041-641050',
      '641062',
      '641101',
      '641103-641105',
      '641107-641114',
      '641201-641202',
      '641301-641302',
      '641305',
      '641401-641402',
      '641407',
      '641653',
      '641658-641659',
      '641668-641669',
      '641671',
      '641697',
      '642001-642007',
      '642101',
      '642103-642110',
      '642114',
      '642117',
      '642120',
      '642123',
      '642125',
      '642127',
      '642129-642130',
      '642133-642134',
      '642202',
      '642205',
    ],
  },
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  holidays: [],
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
  refundsUnaskedUpToRupees: 5000,
  tax: { kind: 'unregistered', prefix: 'PP' },
  palette: 'garden',
  translations: {
    ta: {
      tagline: 'தமிழ்நாட்டிலிருந்து நம்பகமான கஞ்சி மாவு, மியூஸ்லி, விதைகள், மசாலாக்கள்',
      blurb:
        'கஞ்சி மாவு, மியூஸ்லி, விதைகள், மசாலாக்கள்: தமிழ்நாட்டு விவசாயிகளிடம் நேரடியாக வாங்கிய தானியத்தை, கோயம்புத்தூரில் சிறு அளவில் வறுத்து, அரைத்து, பேக் செய்கிறோம்.',
      badge: '20% தள்ளுபடி',
      parts: {
        Grains: 'தானியங்கள்',
        Seeds: 'விதைகள்',
        'Dry fruits': 'உலர் பழங்கள்',
        Millets: 'சிறுதானியங்கள்',
      },
    },
  },
}

/**
 * Settings of a new shop outside the demo (decision X16): no sample name, contacts, texts or prices. The host name is
 * used as the shop's name.
 */
export const blankStoreSettings: StoreSettings = {
  ...demoStoreSettings,
  name: '',
  shortName: '',
  tagline: '',
  blurb: '',
  legalName: '',
  address: [],
  phones: [''],
  email: '',
  social: { label: '', url: '' },
  // The state and district decide what the shop may sell and where to, so they are never guessed.
  shipping: {
    district: '',
    state: '',
    stateCode: '',
    processingDays: '',
    deliveryDays: '',
    postalCodes: [],
  },
  productDefaults: { struckOverPriceRupees: 0, badge: '', composition: [] },
  tax: { kind: 'unregistered', prefix: 'IN' },
  translations: undefined,
}
