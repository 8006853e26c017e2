import sharp from 'sharp'
import { expect, test } from 'vitest'
import { minOverlayStrength } from '#values/colours/contrast.ts'
import { plainPicture } from '../../shop/forms.ts'
import { openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-124: The text on a banner is readable on any image.
test.each([phone, desk])('the banner’s text is readable on any image, at %o', async (screen) => {
  await putWorstPictures()
  await expectReadable(screen)
})

// Requirement D-124
test.each([phone, desk])(
  'the longest text that the merchant can enter is readable too, at %o',
  async (screen) => {
    const office = await putWorstPictures()
    const { version, builtIn } = await (await office.request.get('/api/edited-texts/home/en')).json()
    const longest = [1, 2].flatMap((at) => [
      [`headline${at}`, 'Muesli, seeds and masalas of women who mill'.slice(0, 40)],
      [
        `text${at}`,
        'Whole millets, ground slowly on the stone of a mill that we know by its name and its sound',
      ],
      [`strength${at}`, String(minOverlayStrength)],
    ])
    const body = { page: 'home', language: 'en', version, as: 'published' }
    const texts = { ...builtIn, ...Object.fromEntries(longest) }
    const saved = await office.request.put('/api/edited-texts', { data: { ...body, texts } })
    expect(saved.status()).toBe(200)
    await expectReadable(screen)
    await office.request.put('/api/edited-texts', { data: { ...body, version: version + 1, texts: null } })
  },
)

/** The worst pictures: black under dark text, white under light text. */
async function putWorstPictures() {
  const office = await openSection(shop, 'images')
  for (const [title, colour] of [
    ['bannerImage1', '#000000'],
    ['bannerImage2', '#FFFFFF'],
  ] as const)
    await office.request.post('/api/images/add', {
      multipart: {
        title,
        image: { name: 'plain.png', mimeType: 'image/png', buffer: await plainPicture(colour) },
      },
    })
  return office
}

async function expectReadable(screen: typeof phone | typeof desk) {
  const page = await openShop(shop, screen, { reducedMotion: 'reduce' })
  await openInteractive(page, '/')
  for (const at of [1, 2]) {
    const dot = page.getByRole('button', { name: `Slide ${at}`, exact: true })
    await dot.click()
    await expect.poll(() => dot.getAttribute('aria-current')).not.toBeNull()
    const slide = page.getByRole('group', { name: `${at} of 3` })
    await expect.poll(() => slide.locator('img').evaluate(isLoaded)).toBe(true)
    const words = slide.locator('h2 + p')
    await words.waitFor()
    const colour = await words.evaluate((element) => getComputedStyle(element).color)
    const unseen = await page.addStyleTag({
      content: 'h2, h2 + p { color: transparent !important; text-shadow: none !important }',
    })
    for (const element of [words, slide.locator('h2')])
      expect(await leastContrast(await element.screenshot(), colour)).toBeGreaterThanOrEqual(4.5)
    await unseen.evaluate((style) => style.parentNode?.removeChild(style))
  }
}

const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0

/** The WCAG contrast between a colour such as `rgb(47, 58, 37)` and the most similar pixel of a picture. */
async function leastContrast(picture: Buffer, colour: string) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const text = luminance(colour.match(/\d+/g)?.map(Number) ?? [])
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = luminance([...data.subarray(at, at + 3)])
    least = Math.min(least, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05))
  }
  return least
}

function luminance([red = 0, green = 0, blue = 0]: number[]) {
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
