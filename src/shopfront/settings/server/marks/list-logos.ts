import { viewOf } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Parts } from '#parts.ts'
import type { LogoShape, StoredLogo, StoredLogos } from '../../logo-contract.ts'
import { listSaved } from './logos.queries.ts'

type Saved = Awaited<ReturnType<typeof listSaved>>[number]

/** The logo in both shapes, as the back office shows them. */
export async function listLogos({
  db,
  followStore,
}: Pick<Parts, 'db' | 'followStore'>): Promise<StoredLogos> {
  const { marks } = await followStore()
  const logoOf = async (shape: LogoShape) => storedLogo(await listSaved(db, shape))
  const [square, wide] = [await logoOf('square'), await logoOf('wide')]
  return { square, wide, shown: { logo: marks?.logo, marks: marks?.id } }
}

function storedLogo(saved: Saved[]): StoredLogo {
  const [newest] = saved
  const earlier = new Map<string, StoredLogo['earlier'][number]>()
  for (const { version, saved_by_name: by, saved_at, ...row } of saved) {
    const picture = pictureOf(row)
    if (!picture || row.key === newest?.key || earlier.has(picture.url)) continue
    earlier.set(picture.url, { version, picture, by, at: saved_at.toISOString() })
  }
  const picture = newest ? pictureOf(newest) : null
  return { version: newest?.version ?? 0, picture, earlier: [...earlier.values()] }
}

/** None where it was taken away; what stands beside the shop's name needs no words of its own. */
const pictureOf = ({ key, width, height, widths }: Pick<Saved, 'key' | 'width' | 'height' | 'widths'>) =>
  key !== null && width !== null && height !== null && widths !== null
    ? viewOf({ key, width, height, widths }, '')
    : null
