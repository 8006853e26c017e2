import { expect, test } from 'vitest'
import { pageUrls } from '#urls.tsx'
import { expectNoViolations } from '../driving/accessibility.ts'
import { desk, openShop, phone } from '../driving/browser.ts'
import { expectPressedLook } from '../driving/pressed-look.ts'
import { storefrontScreens } from '../driving/storefront-screens.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ VISITOR_CARTS: 'on', GUEST_CHECKOUT: 'on' })

test('every page of the storefront is looked at here', () => {
  const paths = pageUrls.filter(({ access }) => access !== 'admin').map(({ path }) => path)
  expect(Object.keys(storefrontScreens).sort()).toEqual(paths.sort())
})

const screens = Object.entries(storefrontScreens).flatMap(([path, states]) =>
  states.map((screen) => ({ path, ...screen })),
)

// Requirement D-218: A ticket link that doesn't exist shows a message that says what to do.
test.each(screens)(
  '$path, $state: nobody is kept out, on a phone or a desk',
  async ({ open, visibleText }) => {
    const page = await openShop(shop, desk)
    await open(page, shop)
    await page.getByText(visibleText).first().waitFor({ state: 'attached' })
    await expectNoViolations(page)
    await expectPressedLook(page)
    await page.setViewportSize(phone)
    await expectNoViolations(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'width of the page on a phone').toBeLessThanOrEqual(phone.width)
  },
)
