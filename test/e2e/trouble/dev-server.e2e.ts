import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../shop/temporary-folder.ts'
import { openShop } from '../driving/browser.ts'
import { startShop } from '../driving/shop-process.ts'
import { createShopSandbox } from '../driving/shop-sandbox.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copied = [
  'src',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig',
  'vite.config.ts',
]

/** The development server on a copy of the files, so that a test may change them. */
async function startDevelopment() {
  const folder = temporaryFolder()
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const home = await createShopSandbox()
  onTestFinished(home.remove)
  // A browser left open asks again as soon as the port is open, long before the shop is there.
  const firstAnswer = askUntilConnected(home.url)
  const shop = await startShop(home, {}, undefined, { folder, program: ['scripts/dev/main.ts'] })
  onTestFinished(async () => void (await shop.stop()))
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, 'src', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    // Renamed in one step like editors do, because otherwise the server may read a partly written file.
    writeFileSync(join(folder, 'edited'), text.replace(from, to))
    renameSync(join(folder, 'edited'), path)
  }
  return { shop, firstAnswer, edit }
}

/** The first answer of a server that does not listen yet. */
const askUntilConnected = (url: string): Promise<Response> =>
  fetch(url).catch(async (error) => {
    if (error.cause?.code !== 'ECONNREFUSED') throw error
    await wait(20)
    return askUntilConnected(url)
  })

test('while developing, changed files are seen at once, and what was typed stays', async () => {
  const { shop, firstAnswer, edit } = await startDevelopment()
  expect((await firstAnswer).status).toBe(200)
  const page = await openShop(shop)
  await page.goto('/login')
  const phone = page.getByRole('textbox', { name: /phone/i })
  // Only a hydrated page normalizes input; before that, hot replacement does not work.
  await expect
    .poll(async () => {
      await phone.fill('98430x')
      return phone.inputValue()
    })
    .toBe('98430')

  edit('people/accounts/shop/login-form.tsx', '{words.login}', '{words.login} now')
  await page.getByRole('button', { name: 'Login now' }).waitFor()
  expect(await phone.inputValue()).toBe('98430')
  // A text can be used anywhere, so changing it reloads the page.
  edit('people/accounts/words/en.ts', "'Forgot Password?'", "'Forgot the pin?'")
  await page.getByText('Forgot the pin?').waitFor()

  const rule = 'catalogue/products/server/products/product-write-routes.ts'
  const answer = async () => (await fetch(`${shop.url}/api/products/99999`)).text()
  // Requests run during the whole change, also in the moment when the change is detected and the old file is still
  // cached.
  const asking = new AbortController()
  const askOn = async () => {
    while (!asking.signal.aborted) {
      await answer().catch(() => {})
      await wait(20)
    }
  }
  void askOn()
  edit(rule, 'notFound(sentences.productIsGone)', 'notFound(sentences.categoryIsGone)')
  await expect.poll(answer).toContain('This category')
  asking.abort()
  edit(rule, 'notFound(sentences.categoryIsGone)', 'notFound(sentences.categoryIsGone')
  await expect.poll(answer).toContain('PARSE_ERROR')
  edit(rule, 'notFound(sentences.categoryIsGone', 'notFound(sentences.productIsGone)')
  await expect.poll(answer).toContain('no longer sold')
})
