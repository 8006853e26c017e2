import type { Page } from 'playwright-core'
import type { StandingOrder } from '#ordering/standing-orders/contract.ts'
import { checkoutScreens } from './checkout-screens.ts'
import { addSecondAddress, orderCart, productId, readyToBuy, saveHomeAddress, signUp } from './customers.ts'
import { guestScreens } from './guest-screens.ts'
import { helpScreens } from './help-screens.ts'
import { expectPageError } from './page-errors.ts'
import {
  asCustomer,
  asCustomerWithAnswers,
  failing,
  followLink,
  goTo,
  type Open,
  press,
  type Screen,
  screen,
} from './screens.ts'
import { typePin } from './shopper.ts'

const policy = (path: string, title: string) => [screen('as it is', title, goTo(path))]

const standingOrder = {
  id: 1,
  weeks: 2,
  paused: false,
  unanswered: false,
  next_on: '2026-06-15',
  due: true,
  skips_to: '2026-06-29',
  total: 130,
  lines: [
    {
      product_id: 1,
      path: '/product/1/sambar-masala',
      pack_id: 1,
      name: 'Sambar Masala',
      quantity: 2,
      price: 130,
      available: 1,
      pictures: [],
      tint: 'leaf',
    },
  ],
} satisfies StandingOrder

/** Every page outside the back office by its path in the table of pages, in all its states. */
export const storefrontScreens: Record<string, Screen[]> = {
  '/': [
    screen('full', 'Delicious and Healthy Snacks', goTo('/')),
    screen(
      'empty',
      'No products available.',
      followLink(
        '/about',
        /^Pasumai Pantry/,
        { call: 'products*', status: 200, json: [] },
        { call: 'categories*', status: 200, json: [] },
      ),
    ),
    screen(
      'failed',
      'Failed to load banner images.',
      followLink('/about', /^Pasumai Pantry/, { call: '**', ...failing }),
    ),
    screen('on its way', 'Loading images...', followLink('/about', /^Pasumai Pantry/, { call: '**' })),
  ],
  '/categories': [
    screen('full', 'Shop by Categories', goTo('/categories')),
    screen('a search that found', 'Results for “ragi”', goTo('/categories?q=ragi')),
    screen('a search that found nothing', 'No products found.', goTo('/categories?q=caviar')),
    screen(
      'failed',
      'Failed to load categories. Please try again.',
      followLink('/', 'Explore All', { call: 'categories*', ...failing }),
    ),
  ],
  '/categories/:id': [
    screen('full', 'Products in this Category', followLink('/categories', /^Spices/)),
    screen(
      'empty',
      'No products found.',
      followLink('/categories', /^Spices/, { call: 'categories/*/products*', status: 200, json: [] }),
    ),
    screen(
      'failed',
      'Failed to load products.',
      followLink('/categories', /^Spices/, { call: 'categories/*/products*', ...failing }),
    ),
  ],
  '/product/:id': [
    screen('full', 'Browse Other Products', (page) => openProduct(page, 'Seven Seed Mix')),
    screen('sold out', 'Out of Stock', (page) => openProduct(page, 'Rasam Masala')),
    screen('unknown', 'Product not found.', openUnknown('/product/424242')),
    screen('failed', 'Failed to load product details.', openFailedProduct),
    screen(
      'on its way',
      'Loading product details...',
      followLink('/categories?q=sambar', /^Sambar Masala/, { call: 'products/*' }),
    ),
  ],
  '/bundles': [screen('full', 'Several products together', goTo('/bundles'))],
  '/bundle/:id': [screen('full', 'What’s inside', goTo('/bundle/1'))],
  '/stories': [screen('full', 'Our growers', goTo('/stories'))],
  '/stories/:id': [screen('a recipe', 'Ingredients', goTo('/stories/1'))],
  '/product/:id/reviews': [screen('full', 'Lowest rated', goTo('/product/6/reviews'))],
  '/about': [
    screen('full', 'Our Commitment', goTo('/about')),
    screen(
      'without pictures',
      'No images found.',
      followLink('/', 'About', { call: 'images/title/*', status: 404 }),
    ),
    screen(
      'failed',
      'Failed to load images.',
      followLink('/', 'About', { call: 'images/title/*', ...failing }),
    ),
  ],
  '/privacy-policy': policy('/privacy-policy', 'Privacy Policy'),
  '/terms-and-conditions': policy('/terms-and-conditions', 'Terms and Conditions'),
  '/refund-policy': policy('/refund-policy', 'Refund Policy'),
  '/shipping-policy': policy('/shipping-policy', 'Shipping Policy'),
  ...helpScreens,
  ...guestScreens,

  '/login': [
    screen('refused', 'Enter a valid 10-digit phone number', async (page) => {
      await page.goto('/login')
      await page.getByLabel('Phone number').pressSequentially('98')
      await press(page, 'Login')
    }),
    screen(
      'without its picture',
      'Failed to load image',
      followLink('/about', 'Login', { call: 'images/title/*', ...failing }),
    ),
  ],
  '/register': [
    screen('refused', 'This phone number is already registered.', async (page) => {
      expectPageError(page, /status of 409/)
      await page.goto('/register')
      await page.getByLabel('Name').fill('Kavya Selvam')
      await page.getByLabel('Email').fill('kavya@example.com')
      await page.getByLabel('Phone number').fill('9876543210')
      await typePin(page, '7391')
      await press(page, 'Create Account')
    }),
  ],
  '/reset': [
    screen('refused', 'Enter a valid Email', async (page) => {
      await page.goto('/reset')
      await page.getByLabel('Email').pressSequentially('kavya')
    }),
  ],
  '/join/:token': [
    screen('over', /invitation has been used, withdrawn or has expired/, async (page) => {
      await page.goto('/join/no-such-token')
    }),
  ],
  '/reset-password/:email/:token': [
    screen('refused', /link has expired or has already been used/, async (page) => {
      expectPageError(page, /status of 400/)
      await page.goto('/reset-password/kavya@example.com/no-such-token')
      await typePin(page, '7391')
      await press(page, 'Reset Password')
    }),
  ],

  '/profile/address': [screen('on to the own address', 'Add Address', asCustomer('/profile/address'))],
  '/profile/:username': [
    screen('without an address', 'No address saved.', asCustomer('/profile/me')),
    screen('with one', 'Manage Address', asCustomer('/profile/me', signUpWithAddress)),
    screen(
      'failed',
      'Error fetching user data',
      asCustomerWithAnswers('/profile/me', { call: 'profile', ...failing }),
    ),
    screen(
      'without a user',
      'No user data found.',
      asCustomerWithAnswers('/profile/me', { call: 'profile', status: 404 }),
    ),
    screen('on its way', 'Loading user data...', asCustomerWithAnswers('/profile/me', { call: 'profile' })),
  ],
  '/:username/account': [
    screen('refused', 'Enter a valid name', async (page) => {
      await signUp(page)
      await page.goto('/me/account')
      await page.getByLabel('Name').fill('K4vya')
    }),
    screen(
      'failed',
      'Error fetching user data',
      asCustomerWithAnswers('/me/account', { call: 'profile', ...failing }),
    ),
  ],
  '/:username/address': [
    screen('to edit', 'Edit Address', asCustomer('/me/address', signUpWithAddress)),
    screen(
      'of several',
      'Set as default',
      asCustomer('/me/address', async (page) => {
        await signUpWithAddress(page)
        await addSecondAddress(page)
      }),
    ),
    screen('refused', 'Fill in this field.', async (page) => {
      await signUp(page)
      await page.goto('/me/address')
      await press(page, 'Save Address')
    }),
    screen(
      'failed',
      'Something went wrong.',
      asCustomerWithAnswers('/me/address', { call: 'addresses', ...failing }),
    ),
  ],
  '/orders/:id': [
    screen('unpaid', 'Waiting for payment', async (page) => {
      await readyToBuy(page)
      const { id } = await orderCart(page)
      await page.goto(`/orders/${id}`)
    }),
    screen('unknown', 'Order not found.', async (page, shop) => {
      expectPageError(page, /status of 404/)
      await asCustomer('/orders/999999')(page, shop)
    }),
  ],
  '/:username/orders': [
    screen('empty', 'No orders found.', asCustomer('/me/orders')),
    screen('with one that is open', 'Products in Order:', async (page) => {
      await readyToBuy(page)
      await orderCart(page)
      await page.goto('/me/orders')
      await press(page, /Show products/)
    }),
    screen(
      'failed',
      'Error fetching orders',
      asCustomerWithAnswers('/me/orders', { call: 'orders?*', ...failing }),
    ),
    screen('on its way', 'Loading orders...', asCustomerWithAnswers('/me/orders', { call: 'orders?*' })),
  ],

  '/standing-orders': [
    screen('empty', 'You don’t have any regular deliveries yet.', asCustomer('/standing-orders')),
    screen(
      'with one that is due',
      'Only 1 available',
      asCustomerWithAnswers('/standing-orders', {
        call: 'standing-orders',
        status: 200,
        json: [standingOrder],
      }),
    ),
    screen(
      'failed',
      'Couldn’t load your regular deliveries.',
      asCustomerWithAnswers('/standing-orders', { call: 'standing-orders', ...failing }),
    ),
    screen(
      'on its way',
      'Loading your regular deliveries...',
      asCustomerWithAnswers('/standing-orders', { call: 'standing-orders' }),
    ),
  ],

  ...checkoutScreens,
  '*': [screen('as it is', '404 Page Not Found', openUnknown('/no/such/page'))],
}

/** Opens a page that does not exist. */
function openUnknown(path: string): Open {
  return (page) => {
    expectPageError(page, /status of 404/)
    return page.goto(path)
  }
}

const openProduct = async (page: Page, name: string) =>
  page.goto(`/product/${await productId(page.request, name)}`)

async function openFailedProduct(...[page, shop]: Parameters<Open>) {
  // The router logs the error of a failed page.
  expectPageError(page, /ApiError/)
  await followLink('/categories?q=sambar', /^Sambar Masala/, { call: 'products/*', ...failing })(page, shop)
}

async function signUpWithAddress(page: Page) {
  await signUp(page)
  await saveHomeAddress(page)
}
