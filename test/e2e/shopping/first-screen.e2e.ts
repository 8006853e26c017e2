import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { holdResponses } from '../driving/mock-responses.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const longNames = {
  en: 'Sathu Maavu Multigrain Porridge Mix with Almonds, Cardamom and Sprouted Ragi, 24 Grains',
  ta: 'முளைகட்டிய ராகி, பாதாம், ஏலக்காய் சேர்த்த இருபத்து நான்கு தானியச் சத்து மாவு கஞ்சிப் பொடி',
}

/**
 * The lower edge of the content that must be visible without scrolling, and the upper edge of the bottom bar, in
 * pixels.
 */
async function measure(page: Page, words: { contains: RegExp; mark: RegExp; postalCode: RegExp }) {
  const article = page.getByRole('article')
  const bottomOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.first().boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  return {
    bar: (await article.locator('form').boundingBox())?.y ?? Number.NaN,
    name: await bottomOf(article.getByRole('heading', { level: 1 })),
    mark: await bottomOf(article.getByRole('img', { name: words.mark })),
    price: await bottomOf(article.getByText(/₹/).locator('visible=true')),
    allergens: await bottomOf(article.getByText(words.contains)),
    postalCode: await bottomOf(article.getByRole('textbox', { name: words.postalCode })),
    width: await page.evaluate(() => document.documentElement.scrollWidth),
  }
}

// Requirement D-391: On a phone, the first screen of a product page shows images, name, veg mark, price, allergens and PIN
//   code above the button.
test.each([
  ['en', '', { contains: /^Contains:? /, mark: /vegetarian/i, postalCode: /PIN code/ }],
  ['ta', '/ta', { contains: /^இதில் உள்ளவை/, mark: /சைவம்/, postalCode: /பின்கோடு/ }],
] as const)(
  'price, veg mark and allergens stand on the first screen of a phone, above the bar, in %s',
  async (language, base, words) => {
    const page = await openShop(shop, phone)
    await openInteractive(page, `${base}/product/1`)
    const long = (heading: SVGElement | HTMLElement, name: string) => {
      heading.textContent = name
    }
    for (const name of [null, longNames[language]]) {
      if (name) await page.getByRole('heading', { level: 1 }).evaluate(long, name)
      const { bar, width, postalCode, ...others } = await measure(page, words)
      // A name of four lines leaves no room for the PIN code.
      const bottoms = name ? others : { ...others, postalCode }
      for (const [part, bottom] of Object.entries(bottoms))
        expect(bottom, `${part} of ${name ?? 'a usual name'}`).toBeLessThanOrEqual(bar)
      expect(width).toBe(phone.width)
    }
  },
)

test.each([phone, desk])(
  'a name stays where it is while its product comes, $width px wide',
  async (screen) => {
    const page = await openShop(shop, screen)
    await openInteractive(page, '/categories?q=muesli')
    const answer = await holdResponses(page, '/products')
    await page
      .getByRole('link', { name: /Millet Muesli/ })
      .first()
      .click()
    await page.getByText('Loading product').waitFor({ state: 'attached' })
    const name = page.getByRole('heading', { level: 1, name: /Millet Muesli/ })
    const before = await name.boundingBox()
    answer()
    await page.getByRole('article').waitFor()
    const after = await name.boundingBox()
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThanOrEqual(4)
  },
)

test('a product’s picture stands where it will before its thumbnails have come', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/product/2')
  const pictures = page.getByRole('list', { name: /^Images of/ })
  const whole = await pictures.boundingBox()
  await pictures.evaluate((list) => list.parentElement?.nextElementSibling?.remove())
  expect(await pictures.boundingBox()).toEqual(whole)
})

test.each([
  ['/', phone],
  ['/ta', phone],
  ['/', desk],
  ['/ta', desk],
] as const)(
  'the words of every banner of %s keep to the calm half of its picture, on %o',
  async (path, screen) => {
    const page = await openShop(shop, screen)
    await openInteractive(page, path)
    const parts = await page.locator('[aria-roledescription] [lang]').evaluateAll((slides, isPhone) => {
      return slides.map((slide) => {
        const frame = slide.getBoundingClientRect()
        const words = [...slide.querySelectorAll('h2, p')].map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return range.getBoundingClientRect()
        })
        return Math.max(
          ...words.map(({ right, bottom }) =>
            isPhone ? (bottom - frame.top) / frame.height : (right - frame.left) / frame.width,
          ),
        )
      })
    }, screen.touch)
    expect(parts.length).toBeGreaterThan(0)
    // From there on the gradient behind the text fades, and the product begins.
    for (const part of parts) expect(part).toBeLessThanOrEqual(0.5)
  },
)
