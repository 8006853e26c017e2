import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailboxMailer } from '#integrations/mail/mailbox.ts'
import { temporaryFolder } from '../../shop/temporary-folder.ts'
import { findLink, readMailbox } from './mailbox.ts'

const link = `https://shop.example/reset-password/anitha%40example.com/${'a1'.repeat(40)}?x=1`
const sentences = {
  English: 'Hello.\n\nSet a new pin: ',
  'a few other letters': 'Vanakkam – your pin: ',
  Tamil: 'வணக்கம். புதிய பின் எண்ணை அமைக்க இந்த இணைப்பைத் திறக்கவும்: ',
}

test.each(Object.entries(sentences))('finds the link in a mail in %s', async (_, sentence) => {
  const dataDir = temporaryFolder()
  const mailer = mailboxMailer(
    join(dataDir, 'mailbox'),
    () => ({ name: 'Shop', address: 'care@shop.example' }),
    () => new Date(),
  )
  const mail = { to: 'anitha@example.com', subject: 'Your pin', html: `<p>${sentence}</p>` }
  await mailer.send({ ...mail, text: 'An older mail: https://shop.example/reset-password/old' })
  await mailer.send({ ...mail, text: `${sentence}${link}\n` })
  await mailer.send({
    ...mail,
    to: 'meena@example.com',
    text: 'For somebody else: https://shop.example/reset-password/',
  })

  expect(await findLink(dataDir, 'anitha@example.com', /reset-password/)).toBe(link)
  const [, received] = await readMailbox(dataDir)
  expect(received?.text).toContain(sentence)
  expect(received?.subject).toBe('Your pin')
})
