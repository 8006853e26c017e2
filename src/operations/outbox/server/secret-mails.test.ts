import { expect, test } from 'vitest'
import { queueLoginCodeMail, redeemLoginCode } from '#people/accounts/server/pins/login-codes.ts'
import { liveSettings } from '#test/shop/live-settings.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

/** A shop that crashes once after the mail server accepted a mail and before that is stored. */
async function dyingShop(env: Record<string, string> = {}) {
  let die = true
  const at = async (point: string) => {
    if (point === 'mail:sent' && die) throw new Error('killed')
  }
  const shop = await createTestShop({ env, hooks: { at } })
  const sendTwice = async () => {
    await expect(sendMails(shop)).rejects.toThrow('killed')
    die = false
    shop.clock.pass({ seconds: 30 })
    expect(await sendMails(shop)).toBe(1)
    return shop.mails.map(({ id = '', text }) => ({ id, code: /^[\w-]{6,19}$/m.exec(text)?.[0] ?? '' }))
  }
  return { shop, sendTwice }
}

// Requirement D-355: A code email composed again after a crash has a new message id, so that no mail program shows
//   only an expired code; ids differ between databases.
test('a login code created again after a crash comes in a new email, and works', async () => {
  const { shop, sendTwice } = await dyingShop()
  const { user } = await signInAs(shop, 'customer')
  await queueLoginCodeMail(shop, user)
  const [first, second] = await sendTwice()
  expect(second?.id).toBe(`${first?.id}-2`)
  expect(await redeemLoginCode(shop, user.id, first?.code)).toBe(false)
  expect(await redeemLoginCode(shop, user.id, second?.code)).toBe(true)
})

// Requirement D-355
test('a passkey code created again after a crash comes in a new email, and both work', async () => {
  const { shop, sendTwice } = await dyingShop(liveSettings)
  const admin = await signInAs(shop, 'admin')
  await admin.post('/api/second-factor/first-code')
  const mails = await sendTwice()
  expect(mails[1]?.id).toBe(`${mails[0]?.id}-2`)
  for (const { code } of mails)
    expect((await admin.post('/api/second-factor/passkeys/options', { code })).statusCode).toBe(200)
})
