import { expect, test } from 'vitest'
import { openShop, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy, saveHomeAddress, signUp } from '../driving/customers.ts'
import { expectVisibleFor, installClock, pauseClock } from '../driving/fake-clock.ts'
import { dropResponses, holdResponses, mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { address, paymentWindow, saveAddress } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const profile = '/profile/Kavya%20Selvam'
const orders = '/Kavya%20Selvam/orders'

// Requirement 2.1-11: `/profile/{username}` is a customer's dashboard (decision P3).
// Requirement 2.16-1: The sidebar contains Dashboard, View Orders, Account Details, Address and Log out.
// Requirement 2.16-3: The dashboard shows the first letter, the name and the email address.
// Requirement 2.16-4: The dashboard has the button 'Edit Profile'.
// Requirement 2.16-5: The dashboard has the button 'Manage Address', or 'Add Address' if no address is saved.
// Requirement 2.16-6: The dashboard shows the saved address with its phone number or 'N/A'.
// Requirement 2.16-7: If no address is saved, 'No address saved.' is shown, and 'Add one now' links to
//   `/profile/address` (decision P4).
test('the dashboard shows the user, links to every section, and the address or a link to add one', async () => {
  const page = await openShop(shop)
  const { email } = await signUp(page)
  await page.goto(profile)
  const main = page.getByRole('main')
  await main.getByText(email).waitFor()
  await main.getByRole('heading', { name: 'Kavya Selvam' }).waitFor()
  expect(await main.locator('span[aria-hidden].rounded-full').first().textContent()).toBe('K')
  const places = page.getByRole('navigation', { name: 'Account' }).first().getByRole('link')
  expect(await places.allTextContents()).toEqual([
    'Dashboard',
    'View Orders',
    'Account Details',
    'Address',
    'Favourites',
  ])
  await main.getByRole('button', { name: 'Log out' }).first().waitFor()
  const to = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await to('Edit Profile')).toBe('/Kavya%20Selvam/account')
  expect(await to('Add Address')).toBe('/Kavya%20Selvam/address')
  await main.getByText('No address saved.').waitFor()
  expect(await to('Add one now')).toBe('/profile/address')

  await saveHomeAddress(page)
  await page.reload()
  expect(await to('Manage Address')).toBe('/Kavya%20Selvam/address')
  await main.getByText('12, Nehru Street').waitFor()
  await main.getByText('Phone: N/A').waitFor()
})

// Requirement 2.16-2: On a phone, the sidebar is a row of tabs that includes Log out (decision X43).
test('on a phone the sections are a row of tabs, with Log out next to the title', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await page.goto(profile)
  const tabs = page.getByRole('navigation', { name: 'Account' }).locator('visible=true').getByRole('link')
  await expect.poll(() => tabs.count()).toBe(5)
  await page.locator('button:visible', { hasText: 'Log out' }).waitFor()
})

// Requirement 2.16-8: 'Loading user data...' is shown while the account loads.
// Requirement 2.16-9: 'No user data found.' is shown if the account doesn't exist.
// Requirement 8-5: A profile that can't be loaded shows 'Error fetching user data'.
test('a dashboard that is loading, fails or has no user says so', async () => {
  const page = await openShop(shop)
  await signUp(page)
  expectPageError(page, /status of|Couldn’t connect|no answer|Failed to load resource/)
  const release = await holdResponses(page, '/profile')
  await page.goto(profile)
  await page.getByText('Loading user data...').waitFor({ state: 'attached' })
  release()
  await page.getByText('No address saved.').waitFor()
  await restoreResponses(page, '/profile')

  await mockResponse(page, '/profile', 500)
  await page.reload()
  await page.getByText('Error fetching user data').waitFor()
  await page.goto('/Kavya%20Selvam/account')
  await page.getByText('Error fetching user data').waitFor()
  await restoreResponses(page, '/profile')
  await mockResponse(page, '/profile', 404)
  await page.goto(profile)
  await page.getByText('No user data found.').waitFor()
})

// Requirement 2.1-13: `/{username}/orders` lists a customer's orders (decision P3).
// Requirement 2.17-1: The orders table has the columns S.No, Name, Price, Status and Order Date (decision X7).
// Requirement 2.17-3: Pressing a row shows the items of the order.
// Requirement 2.17-4: The items are under 'Products in Order:'.
// Requirement 8-41: If the items of an order can't be loaded, a message takes their place, without a toast (decision
//   B18).
// Requirements 1-7, 2.17-2, 3-11
test('orders are listed with their date and open to their products, which may no longer exist', async () => {
  const page = await openShop(shop)
  await readyToBuy(page, { 'Sambar Masala': 2 })
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const pay = paymentWindow(page).getByRole('button', { name: /^Pay ₹/ })
  await pay.click()
  await page.getByText('Order Placed Successfully!').waitFor()
  await page.goto(orders)
  const table = page.getByRole('table', { name: 'My Orders' })
  await table.waitFor()
  const headers = await table.getByRole('columnheader').allTextContents()
  expect(headers).toEqual(['S.No', 'Order No.', 'Name', 'Price', 'Status', 'Order Date'])
  const row = table.getByRole('row').nth(1)
  for (const words of ['Kavya Selvam', '₹260.00', 'Paid', /\d{4}-\d{2}-\d{2}/])
    await row.getByText(words).first().waitFor()
  await row.getByText('₹260.00').click()
  await page.getByRole('heading', { name: 'Products in Order:' }).waitFor()
  await page.getByRole('link', { name: 'Sambar Masala' }).waitFor()

  // The same row if its products are gone, and if they cannot be loaded.
  expectPageError(page, /status of/)
  const gone = [{ id: 1, size: '200 g', quantity: 2, unit_price: 130, Product: null }]
  await page.route(/\/items$/, (route) => route.fulfill({ json: gone }))
  await page.reload()
  await table.getByText('₹260.00').first().click()
  await page.getByText('Product not found').waitFor()
  await page.unrouteAll()
  await page.route(/\/items$/, (route) => route.fulfill({ status: 500, json: {} }))
  const isQuiet = noteRequests(page)
  await page.reload()
  await table.getByText('₹260.00').first().click()
  await page.getByText('Couldn’t load the products in this order. Try again.').waitFor()
  await isQuiet()
  expect(await page.getByRole('region', { name: /Messages/ }).count()).toBe(0)
})

// Requirement 2.17-5: 'Loading orders...' is shown while the orders load.
// Requirement 2.17-6: 'No orders found.' is shown if there are no orders.
// Requirement 8-29: If a customer's orders can't be loaded, 'Error fetching orders' takes their place.
// Requirement 4-25
test('orders that are loading, fail or are empty say so', async () => {
  const page = await openShop(shop)
  await signUp(page)
  expectPageError(page, /no answer|Failed to load resource/)
  const release = await holdResponses(page, '/orders')
  await page.goto(orders)
  await page.getByText('Loading orders...').waitFor({ state: 'attached' })
  release()
  await page.getByText('No orders found.').waitFor()
  await restoreResponses(page, '/orders')
  await dropResponses(page, '/orders')
  await page.reload()
  await page.getByText('Error fetching orders').waitFor()
})

// Requirement 2.1-14: `/{username}/address` is the page with the address form (decision P3).
// Requirement 2.18-1: The form has eight fields, from full name to phone.
// Requirement 2.18-2: The title is 'Edit Address' if an address exists.
// Requirement 2.18-3: Without an address, the form adds one.
// Requirement 4-24: A saved address is updated with PUT, and the first one is created with POST.
// Requirement 8-31: If an address can't be saved, 'Failed to save address.' is shown.
// Requirement 8-32: If the server doesn't answer, the address form shows 'Something went wrong.'.
// Requirements 5-12, 5-13
test('an address is added and edited; errors are shown, and what was typed stays', async () => {
  const page = await openShop(shop)
  await signUp(page)
  const methods: string[] = []
  page.on('request', (request) => {
    if (/\/addresses(\/\d+)?$/.test(request.url()) && request.method() !== 'GET')
      methods.push(request.method())
  })
  await page.goto('/Kavya%20Selvam/address')
  await page.getByRole('heading', { name: 'Add Address' }).waitFor()
  for (const label of [...Object.keys(address), 'Address line 2 (optional)', 'Phone (optional)'])
    await page.getByLabel(label, { exact: true }).waitFor()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await page.getByText('Fill in this field.').first().waitFor()
  await page.getByLabel('Phone (optional)').fill('12345')
  await page.getByText('Invalid phone number format.').waitFor()
  await page.getByLabel('Phone (optional)').fill('')

  expectPageError(page, /status of|no answer|Failed to load resource/)
  await mockResponse(page, '/addresses', 500)
  await saveAddress(page)
  await page.getByText('Failed to save address.').waitFor()
  await restoreResponses(page, '/addresses')
  await dropResponses(page, '/addresses')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await page.getByText(/^Something went wrong\./).waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Coimbatore')
  await restoreResponses(page, '/addresses')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await page.getByText('COIMBATORE 641018').waitFor()

  await page.getByRole('link', { name: 'Manage Address' }).click()
  await page.getByRole('heading', { name: 'Edit Address' }).waitFor()
  await saveAddress(page, { City: 'Pollachi' })
  await page.getByText('POLLACHI 641018').waitFor()
  expect(methods).toEqual(['POST', 'POST', 'POST', 'PUT'])
})

// Requirement 5-14: The address form shows 'User not authenticated.' if it knows no user.
test('an address without a user can’t be saved: User not authenticated.', async () => {
  const page = await openShop(shop)
  await signUp(page)
  expectPageError(page, /status of 404/)
  await mockResponse(page, '/profile', 404)
  await page.goto('/Kavya%20Selvam/address')
  await saveAddress(page)
  await page.getByText('User not authenticated.').waitFor()
})

// Requirement 2.1-15: `/{username}/account` is the page with the account form (decision P3).
// Requirement 2.19-1: Customers can change their name.
// Requirement 2.19-2: Email and phone are read-only.
// Requirement 2.19-3: After the account is saved, the dashboard opens (decision B4).
// Requirement 9-22: The toast of a saved profile stays for 2 s.
// Requirements 1-8, D-30
test('a saved account shows a message for two seconds, then the dashboard', async () => {
  const page = await openShop(shop)
  await signUp(page)
  await installClock(page)
  await page.goto('/Kavya%20Selvam/account')
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  expect(await page.getByLabel('Phone number').getAttribute('readonly')).not.toBeNull()
  await page.getByLabel('Name').fill('Kavya S. Raj')
  await pauseClock(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectVisibleFor(page, page.getByText('Profile updated successfully!'), 2)
  await page.waitForURL('/profile/Kavya%20S.%20Raj')
})

// Requirement 2.19-4: If the account can't be saved, the form keeps what was typed (decision B4).
// Requirement 8-30: If a customer's account can't be saved, the server's message is shown, or 'Error saving changes'
//   (decision B4).
// Requirement D-30: A saved account shows a success message, and a failed save stays on the form (decision B4).
test('an account that can’t be saved shows the reason and keeps what was typed', async () => {
  const page = await openShop(shop)
  await signUp(page)
  await page.goto('/Kavya%20Selvam/account')
  await page.getByLabel('Name').fill('Kavya Raj')
  expectPageError(page, /status of/)
  const save = page.getByRole('button', { name: 'Save Changes' })
  await mockResponse(page, '/account/update', 500)
  await save.click()
  await page.getByText('Error saving changes').waitFor()
  await restoreResponses(page, '/account/update')
  await mockResponse(page, '/account/update', 429, { message: 'Please wait a minute.' })
  await save.click()
  await page.getByText('Please wait a minute.').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Kavya Raj')
  expect(new URL(page.url()).pathname).toBe('/Kavya%20Selvam/account')
})

// Requirement 4-33: After logging out, a customer is at `/`.
// Requirement 8-45: If logging out fails, a short message is shown (decision B18).
test('logging out leads home without a session, and a failure is shown', async () => {
  const page = await openShop(shop)
  await signUp(page)
  await page.goto(profile)
  expectPageError(page, /status of/)
  await mockResponse(page, '/auth/logout', 500)
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByText('Couldn’t log you out. Try again.').waitFor()
  await restoreResponses(page, '/auth/logout')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL('/')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
})

test('an order that waits for its payment leads to where its money is followed', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  const { id } = await orderCart(page)
  await page.goto(orders)
  await page.getByRole('link', { name: 'Check payment' }).click()
  await page.waitForURL(`/orders/${id}/payment`)
  await page.getByRole('heading', { name: 'Not paid yet' }).waitFor()
})
