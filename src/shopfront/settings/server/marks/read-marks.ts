import { createHash } from 'node:crypto'
import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import { logoHeight, markAddress, widestLogo } from '#values/pictures/marks.ts'
import type { Marks, StoreFacts } from '../../contract.ts'
import { areOwnFacts } from '../are-own-facts.ts'
import { initialOf } from './initial-of.ts'
import { findLogo } from './logos.queries.ts'

export type Logos = Awaited<ReturnType<typeof readLogos>>

/** The newest of each shape, and the versions they are of. */
export async function readLogos(db: Db) {
  const [square, wide] = await Promise.all([findLogo(db, 'square'), findLogo(db, 'wide')])
  return { square, wide, versions: `${square?.version ?? 0} ${wide?.version ?? 0}` }
}

/**
 * The marks of a shop whose logo these are. None where it has neither a logo nor a name or colours of its own: then the
 * drawn ones stand, which are files.
 */
export function marksOf(
  facts: StoreFacts,
  logos: Logos,
  { publicUrl, demo }: Pick<Settings, 'publicUrl' | 'demo'>,
): Marks | undefined {
  const made = {
    square: logos.square?.key ?? undefined,
    wide: logos.wide?.key ?? undefined,
    initial: (initialOf(facts.name) ?? (demo ? undefined : initialOf(new URL(publicUrl).host)))?.letter,
    palette: facts.palette,
  }
  const isDrawn = demo && !areOwnFacts(facts, ['name']) && !areOwnFacts(facts, ['palette'])
  if (!made.square && !made.wide && (isDrawn || !made.initial)) return undefined
  const id = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
  if (!made.square && !made.wide) return { id, ...made, ...(!demo && { logo: letterLogo(id) }) }
  const src = markAddress(id, 'logo.png')
  const logo = { src, width: widthOf(logos.wide), height: logoHeight }
  return { id, ...made, logo, logoUrl: new URL(src, publicUrl).href }
}

/** In the place of the sample's drawn mark. */
const letterLogo = (id: string) => ({
  src: markAddress(id, 'icon-192.png'),
  width: logoHeight,
  height: logoHeight,
})

/** As wide as it is where it stands, which of a square one is as high. */
const widthOf = (wide: Logos['wide']) =>
  wide?.width && wide.height
    ? Math.min(widestLogo, Math.round((logoHeight * wide.width) / wide.height))
    : logoHeight
