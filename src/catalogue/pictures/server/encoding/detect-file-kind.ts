export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'tiff' | 'svg' | 'pdf' | 'video'

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'))

/**
 * Detects a file's kind by its first bytes, because its name and declared type cannot be trusted. Undefined for any
 * other kind.
 */
export function detectFileKind(bytes: Buffer): FileKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftyp', 4)) return detectContainerKind(bytes)
  if (startsWith(bytes, 'GIF8')) return 'gif'
  if (startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')) return 'tiff'
  if (startsWith(bytes, '%PDF')) return 'pdf'
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))) return 'svg'
  return undefined
}

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** AVIF, HEIC and videos share one container; its first box lists the compatible formats. */
function detectContainerKind(bytes: Buffer): FileKind {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic'
  return 'video'
}
