import { createHash } from 'node:crypto'
import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import { logoFileUrl, logoHeight, mailLogoFile, maxLogoWidth } from '#values/pictures/logo-files.ts'
import type { LogoSpec, StoreSettings } from '../../contract.ts'
import { areCustomized } from '../are-customized.ts'
import { initialOf } from './logo-initial.ts'
import { listNewestLogos } from './logos.queries.ts'

export type NewestLogos = Awaited<ReturnType<typeof readNewestLogos>>

/** The newest logo of each shape, with their versions as one string for comparing. */
export async function readNewestLogos(db: Db) {
  const newest = await listNewestLogos(db)
  const [square, wide] = (['square', 'wide'] as const).map((shape) =>
    newest.find((logo) => logo.shape === shape),
  )
  return { square, wide, versions: `${square?.version ?? 0} ${wide?.version ?? 0}` }
}

/** The source of the shop's logo and icon files. Undefined for an unchanged demo, which uses the built-in files. */
export function logoSpecOf(
  facts: StoreSettings,
  logos: NewestLogos,
  { publicUrl, demo }: Pick<Settings, 'publicUrl' | 'demo'>,
): LogoSpec | undefined {
  const source = {
    square: logos.square?.key ?? undefined,
    wide: logos.wide?.key ?? undefined,
    initial: (initialOf(facts.name) ?? (demo ? undefined : initialOf(new URL(publicUrl).host)))?.letter,
    palette: facts.palette,
  }
  const usesSampleLogo = demo && !areCustomized(facts, ['name']) && !areCustomized(facts, ['palette'])
  if (!source.square && !source.wide && (usesSampleLogo || !source.initial)) return undefined
  const id = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)
  if (!source.square && !source.wide) return { id, ...source, ...(!demo && { logo: initialLogo(id) }) }
  const src = logoFileUrl(id, 'logo.png')
  const logo = { src, width: logoWidthOf(logos.wide), height: logoHeight }
  return { id, ...source, logo, logoUrl: new URL(logoFileUrl(id, mailLogoFile), publicUrl).href }
}

/** The first letter as a logo, where no logo was uploaded. */
const initialLogo = (id: string) => ({
  src: logoFileUrl(id, 'icon-192.png'),
  width: logoHeight,
  height: logoHeight,
})

/** Displayed width: of a wide logo from its ratio, of a square one the height. */
const logoWidthOf = (wide: NewestLogos['wide']) =>
  wide?.width && wide.height
    ? Math.min(maxLogoWidth, Math.round((logoHeight * wide.width) / wide.height))
    : logoHeight
