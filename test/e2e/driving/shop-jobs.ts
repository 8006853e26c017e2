import { expect } from 'vitest'
import { button, toasts } from './back-office.ts'
import { call } from './customers.ts'
import { startMailServer } from './mail-server.ts'
import { type Office, untilFocused } from './presses.ts'
import { customer } from './shopper.ts'

type Job = (office: Office) => Promise<void>

/** A day in some days, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The first product in the list of products. */
const firstProduct = async ({ page }: Office) => {
  const [product] = await call(page.request.get('/api/products/all?sort=newest&limit=1'))
  return product
}

/** Changes fields of a product without a click. */
const setProduct = ({ page }: Office, id: number, fields: Record<string, string>) =>
  call(page.request.put(`/api/products/${id}`, { multipart: fields }))

/** The other jobs that docs/clicks.md lists, by their names there. */
export const shopJobs: Record<string, Job> = {
  'receive 5 products into stock': async ({ page, start, press, fill, open }) => {
    await start()
    await open('Stock')
    const fields = page.getByLabel(/^Units of /)
    await fields.first().waitFor()
    for (let at = 0; at < 5; at++) await fill(fields.nth(at), '5')
    await press(button(page, 'Save stock'))
    await toasts(page).getByText('Stock updated.').waitFor()
  },

  'restock one product': async ({ page, start, press, fill, open }) => {
    await start()
    await open('Stock')
    await fill(page.getByLabel('Units of Idli Podi'), '5')
    await press(button(page, 'Save stock'))
    await toasts(page).getByText('Stock updated.').waitFor()
  },

  'change 5 prices': async ({ page, start, press, open }) => {
    await start()
    await open('View Products')
    await press(button(page, 'Table'))
    const prices = page.getByLabel(/^Price of/)
    await press(prices.first())
    for (let at = 0; at < 5; at++) {
      await untilFocused(prices.nth(at))
      const before = Number(await prices.nth(at).inputValue())
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(String(before - 1))
      if (at < 4) await page.keyboard.press('Enter')
    }
    await press(button(page, 'Save changes'))
    await toasts(page)
      .getByText(/^\d products saved\.$/)
      .waitFor()
  },

  'change one price': async ({ page, start, press, open }) => {
    await start()
    await open('View Products')
    await press(button(page, 'Table'))
    const price = page.getByLabel(/^Price of/).first()
    await press(price)
    const before = Number(await price.inputValue())
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(String(before - 1))
    await press(button(page, 'Save changes'))
    await toasts(page).getByText('1 product saved.', { exact: true }).waitFor()
  },

  'schedule an offer price': async (office) => {
    const { page, start, press, fill, fillFocused, submit, open } = office
    const { id, name, packs } = await firstProduct(office)
    for (const period of await call(page.request.get(`/api/products/${id}/prices`)))
      await call(page.request.delete(`/api/products/${id}/prices/${period.id}`))
    await start()
    await open('View Products')
    await press(page.getByRole('link', { name: `Edit ${name}`, exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    await press(dialog.getByText('Offer prices', { exact: true }))
    await press(dialog.getByRole('button', { name: /^Add offer price/ }).first())
    await fillFocused(dialog.getByLabel('Offer price', { exact: true }), String(packs[0].price - 1))
    for (const [label, days] of [
      ['Starts on', 3],
      ['Ends on', 6],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: true })
      await fill(field, '')
      await field.fill(`${inDays(days)}T09:00`)
    }
    await submit(dialog.getByRole('button', { name: 'Save price' }))
    await toasts(page).getByText('Offer price saved.', { exact: true }).waitFor()
  },

  'schedule a draft for publishing': async (office) => {
    const { page, start, press, open } = office
    const { id, name } = await firstProduct(office)
    await setProduct(office, id, { visibility: 'draft', publish_at: '' })
    await start()
    await open('View Products')
    await press(page.getByRole('link', { name: `Edit ${name}`, exact: true }))
    const field = page.getByRole('dialog').getByLabel('Publish on (optional)', { exact: true })
    await press(field)
    await field.fill(`${inDays(3)}T09:00`)
    await press(button(page, 'Save Changes'))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await setProduct(office, id, { visibility: 'on_sale' })
  },

  'help a customer who forgot their pin': async ({ page, start, press, fillFocused, open }) => {
    await start()
    await open('View Users')
    await fillFocused(page.getByRole('searchbox'), customer.phone)
    await press(button(page, `Send pin reset link to ${customer.name}`))
    await toasts(page).getByText('Pin reset link sent.').waitFor()
  },

  'change the shop’s phone number': async ({ page, start, press, submit, open, isPhone }) => {
    await start()
    await open('Store')
    // The value of a closed card opens its form at the field.
    await press(page.getByRole('button', { name: /^Phone numbers/ }))
    await untilFocused(page.getByLabel('Phone numbers', { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(`+91 90000 0000${isPhone ? 1 : 2}`)
    await submit(button(page, 'Save Changes'))
    await page.getByText('Store settings saved.').waitFor()
  },

  'change a policy’s text': async ({ page, start, press, open, isPhone }) => {
    await start()
    await open('Pages')
    await press(page.getByRole('link', { name: 'Refund Policy in English' }))
    const text = page.getByLabel('Text', { exact: true })
    if (isPhone) await press(text)
    await untilFocused(text)
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText(`\n\nAsk us ${isPhone ? 'early' : 'first'}.`)
    await press(button(page, 'Publish'))
    await page.getByText('Page published.').waitFor()
  },

  'close the shop for some days': async ({ page, start, press, submit, open, isPhone }) => {
    await start()
    await open('Store')
    const closing = [
      ['Closed from (optional)', inDays(3)],
      ['Open again on', inDays(isPhone ? 6 : 5)],
    ] as const
    await press(page.getByRole('button', { name: /^Closed from/ }))
    await press(page.getByLabel('Open again on', { exact: true }))
    for (const [label, day] of closing) await page.getByLabel(label, { exact: true }).fill(day)
    await submit(button(page, 'Save Changes'))
    await toasts(page).getByText('Store settings saved.').waitFor()
  },

  'invite a packer': async ({ page, start, press, fill, open }) => {
    await start()
    await open('Staff')
    await press(button(page, 'Invite somebody'))
    await fill(page.getByRole('dialog').getByLabel('Name', { exact: true }), 'Kavitha')
    await page.keyboard.press('Enter')
    await page.getByText(/\/join\//).waitFor()
  },

  'create a coupon': async ({ page, start, press, fill, open, isPhone }) => {
    await start()
    await open('Coupons')
    await press(button(page, 'Add Coupon'))
    const dialog = page.getByRole('dialog')
    await fill(dialog.getByLabel('Name', { exact: true }), 'Monsoon offer')
    await fill(dialog.getByLabel('Code', { exact: true }), isPhone ? 'RAIN10' : 'RAIN20')
    await fill(dialog.getByLabel('Percent off'), '10')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  },

  'connect the shop’s email, and test it': async ({ page, start, press, fill, open }) => {
    const { port, recipients } = await startMailServer()
    await start()
    await open('Connections')
    const mail = page.getByRole('listitem', { name: 'Email' })
    await press(mail.getByRole('button', { name: 'Set up Email' }))
    const dialog = page.getByRole('dialog')
    const details = {
      Server: 'localhost',
      Port: String(port),
      'User name': 'care@shop.example',
      Password: 'secret',
      Sender: 'care@shop.example',
    }
    for (const [label, text] of Object.entries(details))
      await fill(dialog.getByLabel(label, { exact: true }), text)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await press(mail.getByRole('button', { name: 'Send me a test email' }))
    await expect.poll(() => recipients.length).toBeGreaterThan(0)
    await mail.getByRole('button', { name: 'Remove Email' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await mail.getByText('Not set up').waitFor()
  },
}
