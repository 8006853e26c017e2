/** The files made from a logo or from the shop's initial, with their sizes in pixels. */
export const logoFiles = [
  'logo.png',
  'mail.png',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
  'preview.jpg',
] as const
/** The logo in mails: on white, because Gmail's dark mode also darkens a white background behind a transparent one. */
export const mailLogoFile = 'mail.png' satisfies (typeof logoFiles)[number]
export type LogoFile = (typeof logoFiles)[number]

/** The URL of a file made from a logo. Its content never changes, because another logo has another hash. */
export const logoFileUrl = (logoHash: string, file: LogoFile) => `/marks/${logoHash}/${file}`

/** The logo's height and maximum width. Pixels. */
export const logoHeight = 40
export const maxLogoWidth = 200

type Logo = { src: string; width: number; height: number }

/** Whether a logo is wider than high, so that it probably contains the shop's name. */
export const isWideLogo = ({ width, height }: Omit<Logo, 'src'>) => width > height

/**
 * Additional styles for a shop with a logo, so that other shops do not load them: a light plate on dark backgrounds,
 * because the logo may be dark; the name beside a wide logo only for screen readers; and the logo on the error page.
 */
export const logoStyles = (logo: Logo) =>
  [
    `[src="${logo.src}"][loading]{box-sizing:content-box;padding:4px;border-radius:8px;background:#fff}`,
    ...(isWideLogo(logo)
      ? [
          `[src="${logo.src}"]+span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`,
        ]
      : []),
    `[src="/brand/mark.svg"]{content:url("${logo.src}");width:auto;height:64px;max-width:100%;object-fit:contain}`,
  ].join('')
