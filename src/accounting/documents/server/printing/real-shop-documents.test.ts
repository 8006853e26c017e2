import { expect, test } from 'vitest'
import { payFor, signInShopper } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { addPricedProduct, completeLabel, createRealPayingShop } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

/** Details that only the sample shop has: name, address, numbers, mail, invoice prefix, pictures. */
const ofTheSample =
  /pasumai|பசுமை|sathy road|gandhipuram|coimbatore|கோயம்புத்தூர்|98430 11223|249 5566|\bPP[/-]|roast, mill|20% OFF|\/brand/i

/** Another district than the sample shop's. */
const shipping = {
  ...realShopSettings.shipping,
  district: 'Sivaganga',
  postalCodes: ['630001-630612'],
}
const address = {
  address_line1: '3, Koviloor Road',
  city: 'Karaikudi',
  postal_code: '630002',
  phone: '9444055667',
}

// Requirement D-331
test.each([
  ['English', ''],
  ['Tamil', '/ta'],
])(
  'emails, invoice and packing slip of a real shop’s order in %s name its merchant, and nothing of the sample',
  async (_, language) => {
    const shop = await createRealPayingShop({ shipping })
    const admin = await signInAs(shop, 'admin')
    const { id } = await addPricedProduct(shop.db, { name: 'Curry Leaf Podi' })
    await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
    const shopper = await signInShopper(shop, address)
    await shopper.post('/api/cart/add', { product_id: id, quantity: 1 })
    const placed = await shopper.post(`${language}/api/orders/add`, {})
    expect(placed.statusCode).toBe(201)
    const order = placed.json()
    const started = await shopper.post('/api/payment/initiate', { order_id: order.id })
    expect(started.json().name).toBe('Malar Stores')
    expect((await payFor(shop, shopper, order.id)).statusCode).toBe(200)

    await sendMails(shop)
    const own = shop.mails.filter(({ to }) => to.endsWith('@example.com'))
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(({ text }) => text).join('\n')).toContain('7, Temple Street')
    for (const { subject, text, html } of shop.mails) {
      expect([subject, text, html].join('\n')).toContain('Malar Stores')
      expect([subject, text, html].join('\n')).not.toMatch(ofTheSample)
    }

    const papers = [
      ...shop.mails.flatMap(({ attachments = [] }) => attachments.map(({ content }) => content)),
      (await admin.get(`/api/documents/invoices.pdf?orders=${order.id}`)).rawPayload,
      (await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).rawPayload,
    ]
    expect(papers.length).toBeGreaterThanOrEqual(2)
    for (const paper of papers) {
      const text = (await readPdf(Buffer.from(paper))).pages.join('\n')
      for (const said of ['Malar Food Works', '7, Temple Street', 'Karaikudi 630001'])
        expect(text).toContain(said)
      expect(text).not.toMatch(ofTheSample)
    }
    const { pages } = await readPdf(papers.at(-2) as Buffer)
    for (const said of ['MS', realShopSettings.fssai]) expect(pages.join('\n')).toContain(said)
  },
)
