import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Parts } from '#parts.ts'
import type { LogoShape, StoredLogo, StoredLogos } from '../../logo-contract.ts'
import { listLogoVersions } from './logos.queries.ts'

type LogoVersion = Awaited<ReturnType<typeof listLogoVersions>>[number]

/** The logo in both shapes, as the back office shows them. */
export async function listLogos({
  db,
  refreshStoreSettings,
}: Pick<Parts, 'db' | 'refreshStoreSettings'>): Promise<StoredLogos> {
  const { logoSpec } = await refreshStoreSettings()
  const logoOf = async (shape: LogoShape) => toStoredLogo(await listLogoVersions(db, shape))
  const [square, wide] = [await logoOf('square'), await logoOf('wide')]
  return { square, wide, shown: { logo: logoSpec?.logo, marks: logoSpec?.id } }
}

/** @param saved the versions of one shape, newest first */
function toStoredLogo(saved: LogoVersion[]): StoredLogo {
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

/** Null if the logo was removed. No alt text, because the logo is shown beside the shop's name. */
const pictureOf = ({
  key,
  width,
  height,
  widths,
}: Pick<LogoVersion, 'key' | 'width' | 'height' | 'widths'>) =>
  key !== null && width !== null && height !== null && widths !== null
    ? toPictureView({ key, width, height, widths }, '')
    : null
