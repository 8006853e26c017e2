/** What is made of a logo, or of the first letter of the shop's name, in pixels. */
export const logoFiles = [
  'logo.png',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'preview.jpg',
] as const
export type LogoFile = (typeof logoFiles)[number]

/** Where one of them is found; what an address shows never changes. */
export const logoFileUrl = (id: string, file: LogoFile) => `/marks/${id}/${file}`

/** How high a logo stands, and how wide it may become there. Pixels. */
export const logoHeight = 40
export const maxLogoWidth = 200

type Logo = { src: string; width: number; height: number }

export const isWide = ({ width, height }: Omit<Logo, 'src'>) => width > height

/**
 * What a page with a logo has behind the style sheet, so that one without it has nothing to load: on dark grounds, where
 * images are loaded late, a light plate, for nobody knows whether the logo is a dark one; no name beside a wide logo
 * except for who cannot see it; and the logo where the shop says that something went wrong.
 */
export const logoStyles = (logo: Logo) =>
  [
    `[src="${logo.src}"][loading]{box-sizing:content-box;padding:4px;border-radius:8px;background:#fff}`,
    ...(isWide(logo)
      ? [
          `[src="${logo.src}"]+span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`,
        ]
      : []),
    `[src="/brand/mark.svg"]{content:url("${logo.src}");width:auto;height:64px;max-width:100%;object-fit:contain}`,
  ].join('')
