import { runExclusive } from '#catalogue/pictures/server/encoding/codec.ts'
import { decodeMaster } from '#catalogue/pictures/server/encoding/encode-picture.ts'
import { masterPath } from '#catalogue/pictures/server/picture-paths.ts'
import type { Parts } from '#parts.ts'
import { type LogoFile, mailLogoFile } from '#values/pictures/logo-files.ts'
import type { LogoSpec } from '../../contract.ts'
import { drawLogoFile } from './draw-logo-file.ts'

type FoundLogoFile = { ok: true; bytes: Buffer } | { ok: false; currentId?: string | undefined }

export const contentTypeOfLogo = (file: LogoFile) => (file.endsWith('.png') ? 'image/png' : 'image/jpeg')

/** Path of a logo file in the media store. Files are never deleted, because old mails link to them. */
const logoFilePath = (id: string, file: LogoFile) => `marks/${id}/${file}`

/**
 * Creates the function that finds logo files. Each is drawn on first request, only once even for concurrent requests,
 * and stored for all processes. Only files of the current hash are drawn, so nobody can trigger unlimited work; for
 * another hash without a stored file, `currentId` is the current one.
 */
export function createLogoFileFinder({
  media,
  refreshStoreSettings,
}: Pick<Parts, 'media' | 'refreshStoreSettings'>) {
  const running = new Map<string, Promise<Buffer>>()

  const drawOnce = (logoSpec: LogoSpec, file: LogoFile) => {
    const path = logoFilePath(logoSpec.id, file)
    const alreadyRunning = running.get(path)
    if (alreadyRunning) return alreadyRunning
    const drawn = drawAndStore(path, logoSpec, file).finally(() => running.delete(path))
    running.set(path, drawn)
    return drawn
  }

  async function drawAndStore(path: string, logoSpec: LogoSpec, file: LogoFile) {
    // Another process may have drawn it in the meantime.
    const stored = await media.get(path)
    if (stored) return stored
    const bytes = await draw(logoSpec, file)
    await media.put(path, bytes, contentTypeOfLogo(file))
    return bytes
  }

  async function draw(logoSpec: LogoSpec, file: LogoFile) {
    const master = async (key: string | undefined) => (key ? await media.get(masterPath(key)) : null)
    const [square, wide] = [await master(logoSpec.square), await master(logoSpec.wide)]
    return runExclusive(async () =>
      drawLogoFile(file, logoSpec, {
        square: square ? await decodeMaster(square) : undefined,
        wide: wide ? await decodeMaster(wide) : undefined,
      }),
    )
  }

  return async function findLogoFile(id: string, file: LogoFile): Promise<FoundLogoFile> {
    const stored = await media.get(logoFilePath(id, file))
    if (stored) return { ok: true, bytes: stored }
    const { logoSpec } = await refreshStoreSettings()
    const isLogo = file === 'logo.png' || file === mailLogoFile
    if (!logoSpec || (isLogo && !logoSpec.square && !logoSpec.wide)) return { ok: false }
    if (logoSpec.id !== id) return { ok: false, currentId: logoSpec.id }
    return { ok: true, bytes: await drawOnce(logoSpec, file) }
  }
}
