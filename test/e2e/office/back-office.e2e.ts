import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainPicture } from '../../shop/forms.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import { desk, openShop, phone } from '../driving/browser.ts'
import { holdResponses, mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { untilFocused } from '../driving/presses.ts'
import { administrator, logIn, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const toast = (page: Page, text: RegExp | string) => page.getByText(text)

/** The back office after a login. */
async function openBackOffice(screen = desk, path = '/admin') {
  const page = await openShop(shop, screen)
  await page.goto(path)
  await logIn(page, administrator)
  await page.waitForURL(`**${path}`)
  // The address changes a frame before the page does.
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page
}

const photo = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await plainPicture('#5E7A3A'),
})

// Requirement 2.23-5: On small screens the sidebar is a drawer above a darkened page.
test('on a phone the sections are in a drawer over a darkened page, which a press outside closes', async () => {
  const page = await openBackOffice(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('navigation', { name: 'Sections' }).waitFor()
  const beside = { x: phone.width - 10, y: 300 }
  const ground = ({ x, y }: typeof beside) =>
    getComputedStyle(document.elementFromPoint(x, y) ?? document.body).backgroundColor
  expect(await page.evaluate(ground, beside)).toMatch(/\/ 0\.|, 0\./)
  await page.mouse.click(beside.x, beside.y)
  await drawer.waitFor({ state: 'hidden' })
})

// Requirement D-455: On phones, a bar at the bottom has five items, Home, Orders, Products, Customers and More; each is at least 44
//   pixels high, and a form's save bar stands above it (decision X23).
test('on a phone a bar at the bottom opens the main groups, and nothing that sticks to the bottom is under it', async () => {
  const page = await openBackOffice(phone, '/admin?section=add-category')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  const items = bar.locator('a, button')
  expect(await items.allTextContents()).toEqual(['Home', 'Orders', 'Products', 'Customers', 'More'])
  for (const item of await items.all()) {
    const { width, height } = (await item.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const save = await page.getByRole('main').locator('button[type=submit]').last().boundingBox()
  const top = (await bar.boundingBox())?.y ?? 0
  expect((save?.y ?? top) + (save?.height ?? 0)).toBeLessThanOrEqual(top)
  await bar.getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('/admin?section=orders')
  expect(await bar.locator('[aria-current=page]').textContent()).toBe('Orders')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Status', exact: true }).click()
  await page.waitForURL('/admin?section=status')
})

// Requirement D-456: The sidebar's groups can be folded. A group is unfolded when one of its sections is opened (decision X23).
test('a folded group of the sidebar opens again with one of its sections', async () => {
  const page = await openBackOffice(desk, '/admin?section=users')
  await goTo(page, 'Dashboard')
  await title(page, 'Dashboard Overview').waitFor()
  const group = page.getByRole('button', { name: 'Customers', exact: true })
  const users = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'View Users' })
  await group.press('Enter')
  expect(await group.getAttribute('aria-expanded')).toBe('false')
  await users.waitFor({ state: 'hidden' })
  await page.goBack()
  await page.waitForURL('/admin?section=users')
  await users.waitFor()
})

test('the section that is open is in sight in the sidebar, however many stand before it', async () => {
  const page = await openBackOffice({ ...desk, height: 700 }, '/admin?section=account')
  const open = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]')
  await expect.poll(() => open.boundingBox().then((box) => box && box.y + box.height)).toBeLessThan(700)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

// Requirement 2.3-13: The circle links an administrator to their account in the back office (decision X27).
test('an administrator’s circle leads to their account in the back office', async () => {
  const page = await openBackOffice(desk, '/admin')
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: /Meena/ }).first().click()
  await page.waitForURL('/admin?section=account')
})

/** Opens a section by the sidebar, which is a drawer on a small screen. */
async function goTo(page: Page, section: string) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
}

// Requirement 2.23-2: The sidebar changes the section but not the path (decision P7).
// Requirement 2.23-33: 'Account Details' has an editable name and a read-only email address.
// Requirement D-8: Back, reload and bookmarks keep the section of the back office (decision P7).
// Requirement 2.23-30
test.each([
  ['a phone', phone],
  ['a desk', desk],
])('dashboard, users and account work on %s', async (_, screen) => {
  const page = await openBackOffice(screen)
  await title(page, 'Dashboard Overview').waitFor()
  await page.getByRole('region', { name: 'Last 30 days' }).getByRole('img').waitFor()
  await expectNoViolations(page)

  await goTo(page, 'View Users')
  await page.getByRole('table', { name: 'Customers' }).waitFor()
  expect(page.url()).toContain('/admin?section=users')
  await expectNoViolations(page)

  await goTo(page, 'Account Details')
  expect(await page.getByLabel('Email', { exact: true }).getAttribute('readonly')).not.toBeNull()
  await expectNoViolations(page)

  await page.goBack()
  await title(page, 'Users').waitFor()
  await page.reload()
  await title(page, 'Users').waitFor()
})

test('a section opens while access is being checked, and someone who is no administrator any more is led away', async () => {
  const page = await openBackOffice(desk, '/admin?section=users')
  await title(page, 'Users').waitFor()
  const release = await holdResponses(page, '/protected/verify')
  await goTo(page, 'Account Details')
  await page.getByLabel('Email', { exact: true }).waitFor()
  release()
  await restoreResponses(page, '/protected/verify')
  await mockResponse(page, '/protected/verify', 200, { role: 'customer', name: 'Meena' })
  await goTo(page, 'View Users')
  await page.waitForURL('/')
})

test('the code of all sections is loaded while the back office is idle', async () => {
  const page = await openShop(shop, desk)
  const isQuiet = noteRequests(page)
  // The sections follow one by one, each when the page is idle.
  const last = page.waitForResponse(/\/assets\/account-section-.*\.js$/, { timeout: 120_000 })
  await page.goto('/admin?section=users')
  await logIn(page, administrator)
  await (await last).finished()
  // What it imports is requested only when it is read.
  await isQuiet()
  await page.route(/\.js$/, (route) => route.abort())
  await goTo(page, 'View Products')
  await page.getByRole('main').getByRole('searchbox', { name: 'Search products' }).waitFor()
  await goTo(page, 'Account Details')
  await page.getByLabel('Email', { exact: true }).waitFor()
})

// Requirement 2.1-20: Six more URLs under `/admin` open its sections (decision P7).
// Requirement 2.23-6: Six URLs open their sections (decision P7).
test.each([
  ['/admin/product/add', 'Add New Product'],
  ['/admin/category/add', 'Add New Category'],
  ['/admin/products', 'Products'],
  ['/admin/categories', 'Categories'],
  ['/admin/orders', 'All Orders'],
  ['/admin/images', 'Add Banner Image'],
])('%s opens its section, also after logging in', async (path, heading) => {
  const page = await openBackOffice(desk, path)
  await title(page, heading).waitFor()
})

// Requirement 2.23-32: Empty tables show 'No admins found.' and 'No customers found.'.
test('users are filtered while typing, and the URL keeps the search', async () => {
  const page = await openBackOffice(desk, '/admin?section=users')
  await page.getByRole('searchbox').fill('anitha')
  await page.getByText('No admins found.').waitFor()
  await page.waitForURL(/q=anitha/)
  await page.reload()
  await page.getByRole('cell', { name: 'Anitha Raj', exact: true }).waitFor()
  await page.getByRole('searchbox').fill('nobody of that name')
  await page.getByText('No customers found.').waitFor()
})

// Requirement 2.23-36: Administrators can change their pin (decision B6).
// Requirement D-31: If an administrator's account can't be saved, the message says why (decision B5).
// Requirements 1-14, 2.23-33, 5-16, 8-28
test('account changes survive a stray click, a wrong pin or a lost connection', async () => {
  const page = await openBackOffice(phone, '/admin?section=account')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('M33na')
  await page.getByText('Enter a valid name').waitFor()
  await name.fill('Meena K. Raj')
  await goTo(page, 'Dashboard')
  await page.getByRole('button', { name: 'Stay' }).click()

  await typePin(page, '1111', /^Current pin$/)
  await typePin(page, '2649', /^New pin$/)
  await typePin(page, '2648', /^Confirm new pin$/)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('New password and confirm password do not match!').waitFor()
  await typePin(page, '2649', /^Confirm new pin$/)
  expectPageError(page, /status of 400/)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  // The message is beside the field and in a toast.
  await page.getByRole('alert').filter({ hasText: 'Your current pin is wrong.' }).waitFor()
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByText('Your current pin is wrong.')
    .waitFor()

  await typePin(page, administrator.pin, /^Current pin$/)
  await typePin(page, administrator.pin, /^New pin$/)
  await typePin(page, administrator.pin, /^Confirm new pin$/)
  expectPageError(page, /ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, /^Failed to update profile\. Couldn’t connect to the shop\./).waitFor()
  expect(await name.inputValue()).toBe('Meena K. Raj')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Profile updated successfully!').waitFor()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'No changes detected!').waitFor()
})

test('a login that ended is begun again and comes back to the section', async () => {
  const page = await openBackOffice(desk, '/admin?section=users')
  await page.getByRole('table', { name: 'Customers' }).waitFor()
  await page.context().clearCookies({ name: 'token' })
  expectPageError(page, /status of 401/)
  await page.getByRole('searchbox').fill('anitha')
  await page.waitForURL(/\/login\?from=/)
  await logIn(page, administrator)
  await page.waitForURL('**/admin?section=users&q=anitha')
  await page.getByRole('cell', { name: 'Anitha Raj', exact: true }).waitFor()
})

test('what was typed into a product is there again when its login ended before it was saved', async () => {
  const page = await openBackOffice(desk, '/admin?section=products')
  await page.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click()
  const name = page.getByRole('dialog').getByLabel('Product Name')
  await name.fill('Sathu Maavu, milled finer')
  await page.context().clearCookies({ name: 'token' })
  expectPageError(page, /status of 401/)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL(/\/login\?from=/)
  await logIn(page, administrator)
  await expect.poll(() => name.inputValue()).toBe('Sathu Maavu, milled finer')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Product updated successfully!').waitFor()
})

test('a form whose login ended comes back with what was typed, and says what did not', async () => {
  const page = await openBackOffice(desk, '/admin?section=add-category')
  await page.getByLabel('Category Name').fill('Biscuits')
  await page.getByLabel('Description').fill('Baked in small lots.')
  await page.locator('input[type=file]').setInputFiles(await photo())
  await page.context().clearCookies({ name: 'token' })
  expectPageError(page, /status of 401/)
  await page.getByRole('button', { name: 'Add Category' }).click()
  await toast(page, 'You’ve been logged out. Log in and try again.').waitFor()
  await toast(
    page,
    'Couldn’t save your image changes as a draft. Choose the images again after you log in.',
  ).waitFor()
  await logIn(page, administrator)
  await page.waitForURL('**/admin?section=add-category')
  await expect.poll(() => page.getByLabel('Category Name').inputValue()).toBe('Biscuits')
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Baked in small lots.')
})

test('the focus goes back to where it was when a window closes', async () => {
  const page = await openBackOffice(desk, '/admin?section=products')
  const edit = page.getByRole('link', { name: 'Edit Chettinad Masala' })
  await edit.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Product' }).waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(edit)

  const remove = page.getByRole('button', { name: 'Delete Chettinad Masala' })
  await remove.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(remove)
  await remove.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await remove.waitFor({ state: 'detached' })
  await untilFocused(page.getByRole('main'))

  await page.setViewportSize(phone)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.press('Enter')
  await page.getByRole('dialog', { name: 'Back office' }).waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(menu)
  await goTo(page, 'View Users')
  await title(page, 'Users').waitFor()
  // The section's search field takes the focus once it is loaded.
  const isThere = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
  await expect.poll(isThere).toBe(true)
})

test('a picture taken out again leaves the focus where the next one is chosen', async () => {
  const page = await openBackOffice(desk, '/admin?section=add-product')
  const choose = page.locator('input[type=file][multiple]')
  await choose.setInputFiles(await photo())
  await page.getByRole('button', { name: 'Remove image 1' }).press('Enter')
  await untilFocused(choose)
})

test('the overview leads to the product that runs low', async () => {
  const page = await openBackOffice()
  await page
    .getByRole('region', { name: 'Low stock' })
    .getByRole('link', { name: 'Cocoa Ragi Muesli' })
    .click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  await expect.poll(() => form.getByLabel('Product Name').inputValue()).toBe('Cocoa Ragi Muesli')
})

test('the next page of a list is read from its beginning', async () => {
  const page = await openBackOffice(phone, '/admin?section=images')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 2 of').waitFor()
  const firstPicture = page
    .getByRole('region', { name: /^Uploaded images/ })
    .getByRole('listitem')
    .first()
  await expect.poll(async () => ((await firstPicture.boundingBox())?.y ?? -1) > 0).toBe(true)
})

// Requirement 2.23-4: 'Log out' leads to `/login`.
// Requirement 4-32: After logging out, an administrator is at `/login`.
// Requirement 8-45
test('logging out opens the login page, and the back office is closed', async () => {
  const page = await openBackOffice(phone)
  expectPageError(page, /status of 401/)
  const release = await holdResponses(page, '/overview')
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  const logOut = page.getByRole('button', { name: 'Log out' })
  expectPageError(page, /status of 500/)
  await mockResponse(page, '/auth/logout', 500)
  await logOut.click()
  await page.getByText('Couldn’t log you out. Try again.').waitFor()
  await restoreResponses(page, '/auth/logout')
  await logOut.click()
  await page.waitForURL('**/login')
  release()
  await page.getByLabel('Phone Number').waitFor()
  await page.goto('/admin')
  await page.waitForURL('**/login?from=%2Fadmin')
})
