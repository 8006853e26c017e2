import { expect, test } from 'vitest'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openShop } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { holdResponses, mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement 2.1-19: `/admin` is the back office, for administrators.
// Requirement 2.23-1: The back office is one page with a sidebar and a top bar with the store's name.
// Requirement 2.23-3: The sections are, in this order inside each group: Dashboard, Add Product, Add Category, Add Banner Images, View
//   Products, View Categories, View Orders, View Users, Account Details (decision X23).
// Requirements 2.23-2, 2.23-7, 2.23-8
test('the back office shows its sections, its counts and the store’s name', async () => {
  const page = await openSection(shop, 'dashboard')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pasumai Pantry/ })
    .waitFor()
  const sections = await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link')
    .allTextContents()
  const required = [
    'Dashboard',
    'View Orders',
    'Add Product',
    'Add Category',
    'View Products',
    'View Categories',
    'View Users',
    'Add Banner Images',
    'Account Details',
  ]
  // Only the order matters, because sections that were added later are between them. The order holds in each group.
  expect(sections.filter((name) => required.includes(name))).toEqual(required)
  const inGroups = page.getByRole('navigation', { name: 'Sections' }).getByRole('list')
  expect(await inGroups.evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')))).toEqual(
    [null, 'Orders', 'Products', 'Customers', 'Money', 'Website', 'Settings'],
  )
  await button(page, 'Log out').waitFor()
  for (const name of ['Total Products', 'Total Categories', 'Quick Stats', 'Total Users', 'Total Orders'])
    await page.getByText(name, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'View Users' }).click()
  await page.waitForURL('/admin?section=users')
})

// Requirement 2.23-30: Users are in two tables, 'Admins' and 'Customers'.
// Requirement 2.23-31: The columns of the users are S.No, User ID, Name, Email and phone.
test('users are in two tables with number, id, name, email and phone', async () => {
  const page = await openSection(shop, 'users')
  for (const name of ['Admins', 'Customers']) {
    const headers = page.getByRole('table', { name }).getByRole('columnheader')
    await headers.first().waitFor()
    expect(await headers.allTextContents()).toEqual(['S.No', 'User ID', 'Name', 'Email', 'Phone'])
  }
})

// Requirement 2.23-17: 'No Categories Found.' is shown if there are no categories.
// Requirement 2.23-18: 'Loading categories...' is shown while the categories load.
// Requirement 2.23-22: 'No Products Found.' is shown if there are no products.
// Requirement 2.23-23: 'Loading...' is shown while the products load.
// Requirement 4-25
test.each([
  ['categories', '/categories', 'Loading categories...', 'No Categories Found.'],
  ['products', '/products', 'Loading...', 'No Products Found.'],
])('lists that are loading or empty say so: %s', async (section, path, loading, empty) => {
  const page = await openSection(shop, section)
  const release = await holdResponses(page, path)
  await page.reload()
  await page.getByText(loading).first().waitFor({ state: 'attached' })
  release()
  await restoreResponses(page, path)
  await mockResponse(page, path, 200, [])
  await page.reload()
  await page.getByText(empty).waitFor()
})

// Requirement 8-11: If orders can't be loaded in the back office, 'Failed to fetch orders.' takes their place, in
//   red.
// Requirement 8-19: If categories can't be loaded in the back office, 'Failed to load categories. Please try again.'
//   is shown.
// Requirement 8-21: If products can't be loaded in the back office, 'Failed to load products.' is shown.
// Requirement 8-24: If users can't be loaded, 'Failed to fetch users' takes their place.
// Requirement 8-46: If the dashboard's figures can't be loaded, a message takes their place, without a toast
//   (decision B18).
// Requirement D-58
test.each([
  ['orders', '/orders/all', 'Failed to fetch orders.'],
  ['categories', '/categories', 'Failed to load categories. Please try again.'],
  ['products', '/products', 'Failed to load products.'],
  ['users', '/profile/all', 'Failed to fetch users'],
  ['dashboard', '/overview', 'Couldn’t load the overview.'],
])(
  'lists that can’t be loaded say so in their place, without a toast: %s',
  async (section, path, sentence) => {
    const page = await openSection(shop, section)
    await mockResponse(page, path, 500)
    const isQuiet = noteRequests(page)
    await page.reload()
    const said = page.getByRole('main').getByText(sentence).first()
    await said.waitFor()
    if (section === 'orders')
      expect(await said.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(163, 38, 42)')
    await isQuiet()
    expect(await toasts(page).count()).toBe(0)
  },
)

// Requirement 2.23-26: 'All Orders' is a list whose rows open and close.
// Requirement 2.23-27: An open row shows its items and loads the customer's address (decision X31).
// Requirement 2.23-29: The button of a delivered order is disabled and labelled 'Delivered'.
// Requirement 4-14: After an order is marked as delivered, its button is disabled.
// Requirement 8-13: If an order can't be marked as delivered, 'Failed to update order.' is shown.
test('orders open to their items and the address, and a failed delivery is shown', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 2 })
  const { id } = await orderCart(shopper)
  const page = await openSection(shop, 'orders')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })
  await row.getByText('₹250.00').click()
  await page.getByRole('heading', { name: 'Products in Order:' }).waitFor()
  await page.getByText('12, Nehru Street').waitFor()
  await row.getByText('₹250.00').click()
  await page.getByText('12, Nehru Street').waitFor({ state: 'detached' })

  const deliver = async () => {
    await row.getByRole('button', { name: 'Mark as delivered' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click()
  }
  await mockResponse(page, '/orders/deliver', 500)
  await deliver()
  await page.getByText('Failed to update order.').waitFor()
  await restoreResponses(page, '/orders/deliver')
  await deliver()
  await page.getByText('Order marked as delivered!').waitFor()
  expect(await row.getByRole('button', { name: 'Delivered' }).isDisabled()).toBe(true)
})

// Requirement 3-12: 'N/A' is shown if a user has no name.
// Requirement 8-43: If the address of an order can't be loaded, a message takes its place, without a toast (decision
//   B18).
test('an order without a customer name, or whose details can’t be loaded, says so in its place', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper)
  await orderCart(shopper)
  const page = await openSection(shop, 'orders')
  await page.route(/\/api\/orders\/all/, async (route) => {
    const orders: { User: object }[] = await (await route.fetch()).json()
    const json = orders.map((order) => ({ ...order, address: null, User: { ...order.User, name: '' } }))
    await route.fulfill({ json })
  })
  await mockResponse(page, '/address', 500)
  const isQuiet = noteRequests(page)
  await page.reload()
  await page.getByText('N/A', { exact: true }).first().waitFor()
  await page
    .getByRole('button', { name: /items in order/ })
    .first()
    .click()
  await page.getByText('Couldn’t load the address. Try again.').waitFor()
  await isQuiet()
  expect(await toasts(page).count()).toBe(0)
})

// Requirement 2.23-34: 'Save Changes' shows 'Saving...' while the change is saved.
// Requirement 2.23-35: 'Loading user data...' is shown while the account loads.
// Requirement 8-28: If an administrator's account can't be saved, the server's message is shown, or 'Failed to update
//   profile.' (decision B5).
test('an account that is loading says so, and an error says why it couldn’t be saved', async () => {
  const page = await openSection(shop, 'account')
  const holdProfile = await holdResponses(page, '/profile')
  await page.reload()
  await page.getByText('Loading user data...').waitFor({ state: 'attached' })
  holdProfile()
  await page.getByLabel('Name', { exact: true }).fill('Meena K. Raj')
  await mockResponse(page, '/account/update', 500)
  await button(page, 'Save Changes').click()
  await page.getByText('Failed to update profile.').waitFor()
  await restoreResponses(page, '/account/update')
  const release = await holdResponses(page, '/account/update')
  await button(page, 'Save Changes').click()
  expect(await button(page, 'Saving...').isDisabled()).toBe(true)
  release()
  await page.getByText('Profile updated successfully!').waitFor()
})
