import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { signInAs } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

// Requirement 2.1-6: `/about` is the About page.
// Requirement 2.15-1: The About page shows the images titled aboutImage1, aboutImage2 and aboutImage3.
// Requirement 2.15-2: The About page has a section 'Our Story'.
// Requirement 2.15-3: The section 'Our Traditions' has three masala cards.
// Requirement 2.15-4: The About page has a section 'Our Commitment'.
test('About has the story, traditions with three masalas, and commitment, with its three images', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const { main, root } = await openPage(shop.visitor(), '/about')
  for (const title of ['Our Story', 'Our Traditions', 'Our Commitment']) expect(main).toContain(title)
  for (const name of ['Sambar Masala', 'Chettinad Masala', 'Idli Podi']) expect(main).toContain(name)
  for (const title of ['aboutImage1', 'aboutImage2', 'aboutImage3']) {
    const { imageUrl } = (await shop.visitor().get(`/api/images/title/${title}`)).json()
    expect(root).toContain(imageUrl)
  }
  expect(main).not.toContain('No images found.')
})

// Requirement 2.15-6: 'No images found.' is shown if there are no images.
test('About without images says so and still shows all its text', async () => {
  const shop = await createShopWithPages()
  const { main } = await openPage(shop.visitor(), '/about')
  expect(main).toContain('No images found.')
  expect(main).toContain('Our Commitment')
})

const final = /all sales are final/i
const courier = /pa(?:id|y it|y the delivery charge) (?:directly )?to the courier/
// Requirement 1-15: The shop states that it delivers within one district of Tamil Nadu.
// Requirement 1-16: The shop states that delivery is paid to the courier.
// Requirement 1-17: The shop states that all sales are final and there are no refunds.
// Requirement 1-18: The shop states that an order can be cancelled until its payment is confirmed.
// Requirement 1-20: The shop states 1-2 business days for processing and 3-7 for delivery.
// Requirement 2.1-9: Each of the four policies has its own URL.
// Requirement D-71: The privacy policy covers addresses, notes, withdrawal of consent, nomination, children and the
//   Data Protection Board (decision X17).
// Requirement 9-26
test.each([
  [
    '/shipping-policy',
    [/Coimbatore district/, /Tamil Nadu/, courier, /1-2 business days/, /3-7 business days/],
  ],
  ['/refund-policy', [final, /no refunds/, /You can cancel an order until your payment is confirmed/]],
  [
    '/terms-and-conditions',
    [final, /no refunds/, /cancelled only before its payment is confirmed/, courier, /1-2/, /3-7/],
  ],
  [
    '/privacy-policy',
    [
      /Razorpay/,
      /delivery addresses, up to ten/,
      /notes that our staff make/,
      /withdraw your consent as easily as you gave it/,
      /aged 18 or over/,
      /nominate someone/,
      /complain to the Data Protection Board of India/,
    ],
  ],
])('%s states what the shop promises', async (path, promises) => {
  const shop = await createShopWithPages()
  const { status, main } = await openPage(shop.visitor(), path)
  expect(status).toBe(200)
  for (const promise of promises) expect(main).toMatch(promise)
})

const rights = {
  en: /defective, incomplete, counterfeit or not as described.*rule 7/,
  ta: /பொருளில் குறை இருந்தாலோ.*விதி 7/,
}

// Requirement D-67: The shopper's statutory rights are stated in the refund policy, terms, help, order confirmation
//   and delivery email in both languages, and the merchant can't remove them (decision X17).
test.each(['/refund-policy', '/terms-and-conditions', '/help'])(
  '%s states the statutory rights in both languages, whatever the merchant writes',
  async (path) => {
    const shop = await createShopWithPages()
    const rightsOn = async (page: string) => (await openPage(shop.visitor(), page)).main
    expect(await rightsOn(path)).toMatch(rights.en)
    expect(await rightsOn(`/ta${path}`)).toMatch(rights.ta)
    if (path === '/help') return
    const admin = await signInAs(shop, 'admin')
    const { statusCode } = await admin.put('/api/edited-texts', {
      page: path.slice(1),
      language: 'en',
      as: 'published',
      version: 0,
      texts: { note: 'New', lead: 'No refunds.', description: 'Ours', body: 'We never give money back.' },
    })
    expect(statusCode).toBe(200)
    expect(await rightsOn(path)).toMatch(rights.en)
  },
)

// Requirement D-75
test('the shipping policy mentions holidays only if the merchant has entered some', async () => {
  const shop = await createShopWithPages()
  const policy = async () => (await openPage(shop.visitor(), '/shipping-policy')).main
  expect(await policy()).toContain('Business days are Monday to Saturday.')
  expect(await policy()).not.toMatch(/holidays/)
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, holidays: ['2026-10-02'] }, version })
  expect(await policy()).toContain('Our holidays do not count as business days')
})

// Requirement D-68: The terms don't limit disputes to the courts of one place (decision X17).
test('consumers aren’t limited to the courts of one place', async () => {
  const shop = await createShopWithPages()
  const { main } = await openPage(shop.visitor(), '/terms-and-conditions')
  expect(main).not.toMatch(/courts of/)
  expect(main).toMatch(/any court or consumer commission/)
})

// Requirement D-69: Registration and checkout say why they ask for personal details, and link to the privacy policy
//   (decision X17).
test('registration says why it asks for personal details, with links to the policies', async () => {
  const shop = await createShopWithPages()
  const english = await openPage(shop.visitor(), '/register')
  expect(linksWithText(english.root, 'Privacy Policy')).toEqual(['/privacy-policy'])
  expect(linksWithText(english.root, 'Terms and Conditions')).toEqual(['/terms-and-conditions'])
  const tamil = await openPage(shop.visitor(), '/ta/register')
  expect(linksWithText(tamil.root, 'தனியுரிமைக் கொள்கை')).toEqual(['/ta/privacy-policy'])
})

// Requirement 2.1-10: Each policy page ends with the footer.
// Requirement 2.8-15: The page ends with the footer.
// Requirement 2.14-1: The footer has a few words about the company.
// Requirement 2.14-2: The footer links to a social network.
// Requirement 2.14-3: The footer shows the store's address.
// Requirement 2.14-4: The footer shows two phone numbers.
// Requirement 2.14-5: The footer shows an email address.
// Requirement 2.14-6: The footer links to the four policies.
// Requirement 2.14-7: The footer has a copyright line.
// Requirement 2.15-5: The About page ends with the footer.
test.each([
  '/',
  '/about',
  '/categories',
  '/privacy-policy',
  '/terms-and-conditions',
  '/refund-policy',
  '/shipping-policy',
  '/no/such/page',
])('%s ends with the footer: seller, contacts and policies', async (path) => {
  const shop = await createShopWithPages()
  const { root } = await openPage(shop.visitor(), path)
  const footer = root.split('<footer')[1] ?? ''
  for (const policy of ['privacy-policy', 'terms-and-conditions', 'refund-policy', 'shipping-policy'])
    expect(footer).toContain(`href="/${policy}"`)
  expect(footer.match(/href="tel:/g)).toHaveLength(2)
  expect(footer.match(/href="mailto:/g)).toHaveLength(1)
  expect(linksWithText(`<footer${footer}`, 'Instagram')).toHaveLength(1)
  for (const words of ['We roast, mill and pack', '14, Sathy Road', '©', 'Scroll to top'])
    expect(footer).toContain(words)
})

// Requirement 2.3-2: The logo and the store's name link to `/` for everyone else.
// Requirement 2.3-3: The header links to About.
// Requirement 2.3-4: The cart icon opens the cart.
// Requirement 2.3-8: A 'Login' button is shown if no name is known.
// Requirement 2.3-10: Without a name, the circle links to `/login`.
test('the header links to home, About, cart and login', async () => {
  const shop = await createShopWithPages()
  const { root } = await openPage(shop.visitor(), '/about')
  const [header = ''] = root.split('</header>')
  expect(linksWithText(header, 'Pasumai Pantry')).toContain('/')
  expect(linksWithText(header, 'About')).toContain('/about')
  expect(linksWithText(header, 'Cart')).toContain('/cart')
  expect(linksWithText(header, 'Login')).toContain('/login')
})

test('a visitor’s page is the same for everybody: no name and no badge are in it', async () => {
  const shop = await createShopWithPages()
  const first = await openPage(shop.visitor(), '/about')
  const again = await openPage(shop.visitor(), '/about')
  expect(again.html).toBe(first.html)
  expect(first.root).not.toContain('Profile of')
})

// Requirement 2.1-2: `/login` is the login page (decision P6).
// Requirement 2.1-3: `/register` is the registration page (decision P6).
// Requirement 2.1-4: `/reset` is the page that requests a pin reset link.
// Requirement 2.5-1: The page's title is 'Create Account'.
// Requirement 2.5-5: The page has the same background as the login page.
// Requirement 2.6-1: The page has an email field and the button 'Reset Password'.
// Requirement 2.6-2: The image titled loginBg is the background.
// Requirements 1-21, 2.4-1, 2.4-3, 2.5-2
test.each([
  ['/login', ['Login', 'Forgot Password?', "Don't have an Account ?", '+91']],
  ['/register', ['Create Account', 'Already have an Account ?', '+91', 'Name', 'Email', 'Choose a pin']],
  ['/reset', ['Email', 'Reset Password']],
  ['/reset-password/a%40b.in/abc', ['New pin', 'Reset Password']],
])('%s has the fields and links it needs', async (path, words) => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const { main, root } = await openPage(shop.visitor(), path)
  for (const word of words) expect(main).toContain(word)
  const { imageUrl } = (await shop.visitor().get('/api/images/title/loginBg')).json()
  expect(root).toContain(imageUrl)
  expect(root).toContain('bg-black/40')
})

// Requirement 2.4-7: 'Forgot Password?' links to `/reset`.
// Requirement 2.4-9: 'Don't have an Account ?' links to `/register`.
// Requirement 2.5-4: 'Already have an Account ?' links to `/login`.
test.each([
  ['/login', 'Forgot Password?', '/reset'],
  ['/login', "Don't have an Account ?", '/register'],
  ['/register', 'Already have an Account ?', '/login'],
])('%s has the link %s to %s', async (path, words, to) => {
  const shop = await createShopWithPages()
  const { root } = await openPage(shop.visitor(), path)
  expect(linksWithText(root, words)).toEqual([to])
})

// Requirement 8-7: A login page without an image shows no error.
test('a missing background image is no error, and shows no message', async () => {
  const shop = await createShopWithPages()
  const { status, main } = await openPage(shop.visitor(), '/login')
  expect([status, main.includes('Failed to load image')]).toEqual([200, false])
})

// Requirement D-57: A banner says that payments are simulated (decision B17).
test.each([
  [{}, true],
  [
    {
      RAZORPAY_KEY_ID: 'rzp_test_abc',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'another',
    },
    false,
  ],
])('with the settings %j the page says that payments are simulated: %s', async (env, said) => {
  const shop = await createShopWithPages({ env })
  expect((await openPage(shop.visitor(), '/')).text.includes('demo payments only')).toBe(said)
})

// Requirements D-83, D-211
test('the grievance officer is on every page, in the policies and next to the deadlines, once entered', async () => {
  const shop = await createShopWithPages()
  const { main: before, root } = await openPage(shop.visitor(), '/help')
  expect(before).toContain('We’ll acknowledge your message within 48 hours.')
  expect(before).toContain('We’ll resolve your ticket within one month.')
  expect(root).not.toContain('Grievance officer')
  const officer = {
    name: 'Malar Vizhi',
    designation: 'Owner',
    phone: '+91 90000 00003',
    email: 'malar@malar.example',
  }
  await saveStoreSettings(shop, { facts: { ...demoStoreSettings, officer }, version: 0, by: null })
  for (const path of ['/help', '/refund-policy'])
    expect((await openPage(shop.visitor(), path)).main, path).toContain('Malar Vizhi')
  const { root: about } = await openPage(shop.visitor(), '/about')
  expect(about.split('<footer')[1]).toContain('Malar Vizhi')
})

// Requirement D-225: FSSAI number and GSTIN are in every footer and below the policies, next to legal name and
//   officer, once they are entered.
test('GSTIN and food licence are in every footer and below the policies, once entered', async () => {
  const shop = await createShopWithPages()
  const numbers = ['GSTIN 33ABCDE1234F1Z7', 'FSSAI Lic. No. 12345678901234']
  const before = await openPage(shop.visitor(), '/ta/terms-and-conditions')
  for (const words of ['GSTIN', 'FSSAI']) expect(before.text).not.toContain(words)
  const facts = {
    ...demoStoreSettings,
    fssai: '12345678901234',
    tax: { kind: 'regular' as const, gstin: '33ABCDE1234F1Z7', prefix: 'PP' },
  }
  await saveStoreSettings(shop, { facts, version: 0, by: null })
  for (const path of ['/terms-and-conditions', '/ta/refund-policy', '/help']) {
    const { main, root } = await openPage(shop.visitor(), path)
    expect(main).toContain('Pasumai Pantry Foods:')
    for (const number of numbers) expect([main, root.split('<footer')[1]].join(), path).toContain(number)
  }
})

// Requirement D-215: A page in both languages says what personal data is kept, why and for how long.
test.each([
  ['English', '', 'Kept for at least 72 months, even after you delete your account'],
  ['Tamil', '/ta', '72 மாதங்கள்'],
])(
  'a page that the privacy policy links to says what personal data is kept, why and until when, in %s',
  async (_language, base, until) => {
    const shop = await createShopWithPages()
    const { root: policy } = await openPage(shop.visitor(), `${base}/privacy-policy`)
    expect(policy).toContain(`href="${base}/my-data"`)
    expect((await openPage(shop.visitor(), `${base}/my-data`)).main).toContain(until)
  },
)
