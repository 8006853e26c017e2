import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { signInAs } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

test('About tells story, traditions with three masalas, and commitment, with its three pictures', async () => {
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

test('About without pictures says so and still tells everything', async () => {
  const shop = await createShopWithPages()
  const { main } = await openPage(shop.visitor(), '/about')
  expect(main).toContain('No images found.')
  expect(main).toContain('Our Commitment')
})

const final = /all sales are final/i
const courier = /paid? (?:it )?(?:directly )?to the courier|pay the courier directly/
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
])('%s says what the shop promises', async (path, promises) => {
  const shop = await createShopWithPages()
  const { status, main } = await openPage(shop.visitor(), path)
  expect(status).toBe(200)
  for (const promise of promises) expect(main).toMatch(promise)
})

const rights = {
  en: /defective, incomplete, counterfeit or not as described.*rule 7/,
  ta: /பொருளில் குறை இருந்தாலோ.*விதி 7/,
}

test.each(['/refund-policy', '/terms-and-conditions', '/help'])(
  '%s says what the law gives all the same, in both languages and whatever the merchant writes',
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

test('the shipping policy speaks of holidays only where the merchant has set some', async () => {
  const shop = await createShopWithPages()
  const policy = async () => (await openPage(shop.visitor(), '/shipping-policy')).main
  expect(await policy()).toContain('Business days are Monday to Saturday.')
  expect(await policy()).not.toMatch(/holidays/)
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, holidays: ['2026-10-02'] }, version })
  expect(await policy()).toContain('Our holidays do not count as business days')
})

test('no court is the only one that a consumer can go to', async () => {
  const shop = await createShopWithPages()
  const { main } = await openPage(shop.visitor(), '/terms-and-conditions')
  expect(main).not.toMatch(/courts of/)
  expect(main).toMatch(/any court or consumer commission/)
})

test('who registers is told what their details are for, with the way to the policies', async () => {
  const shop = await createShopWithPages()
  const english = await openPage(shop.visitor(), '/register')
  expect(linksWithText(english.root, 'Privacy Policy')).toEqual(['/privacy-policy'])
  expect(linksWithText(english.root, 'Terms and Conditions')).toEqual(['/terms-and-conditions'])
  const tamil = await openPage(shop.visitor(), '/ta/register')
  expect(linksWithText(tamil.root, 'தனியுரிமைக் கொள்கை')).toEqual(['/ta/privacy-policy'])
})

test.each([
  '/',
  '/about',
  '/categories',
  '/privacy-policy',
  '/terms-and-conditions',
  '/refund-policy',
  '/shipping-policy',
  '/no/such/page',
])('%s ends with the footer: who sells here, how to reach them, and the policies', async (path) => {
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

test('the header leads home, to About, to the cart and to the login', async () => {
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

test.each([
  ['/login', 'Forgot Password?', '/reset'],
  ['/login', "Don't have an Account ?", '/register'],
  ['/register', 'Already have an Account ?', '/login'],
])('%s leads by %s to %s', async (path, words, to) => {
  const shop = await createShopWithPages()
  const { root } = await openPage(shop.visitor(), path)
  expect(linksWithText(root, words)).toEqual([to])
})

test('no background picture is no failure: the page is there and says nothing of it', async () => {
  const shop = await createShopWithPages()
  const { status, main } = await openPage(shop.visitor(), '/login')
  expect([status, main.includes('Failed to load image')]).toEqual([200, false])
})

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
])('with the settings %j the page says that payments are only a demo: %s', async (env, said) => {
  const shop = await createShopWithPages({ env })
  expect((await openPage(shop.visitor(), '/')).text.includes('demo payments only')).toBe(said)
})

test('the grievance officer stands on every page, in the policies and beside the deadlines, once there is one', async () => {
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

test('GSTIN and food licence stand at the foot of every page and below the policies, once the merchant has said them', async () => {
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

test.each([
  ['English', '', 'Kept for at least 72 months, even after you delete your account'],
  ['Tamil', '/ta', '72 மாதங்கள்'],
])(
  'what is kept of a person, why and until when, stands on a page that the privacy policy leads to, in %s',
  async (_language, base, until) => {
    const shop = await createShopWithPages()
    const { root: policy } = await openPage(shop.visitor(), `${base}/privacy-policy`)
    expect(policy).toContain(`href="${base}/my-data"`)
    expect((await openPage(shop.visitor(), `${base}/my-data`)).main).toContain(until)
  },
)
