import { oneAtATime } from '#catalogue/pictures/server/encoding/codec.ts'
import { decodeMaster } from '#catalogue/pictures/server/encoding/encode-picture.ts'
import { masterPlace } from '#catalogue/pictures/server/picture-places.ts'
import type { Parts } from '#parts.ts'
import type { MarkFile } from '#values/pictures/marks.ts'
import type { Marks } from '../../contract.ts'
import { drawMark } from './draw-mark.ts'

type Found = { ok: true; bytes: Buffer } | { ok: false; now?: string | undefined }

export const typeOf = (file: MarkFile) => (file.endsWith('.png') ? 'image/png' : 'image/jpeg')

/** Where the marks of one state of the shop lie. They stay: mails name them for years. */
const markPlace = (id: string, file: MarkFile) => `marks/${id}/${file}`

/**
 * Gives the shop's marks. Each is drawn when it is first asked for, once, however many ask, and kept in the picture store
 * for all processes. Only those of now are drawn, so nobody can have the shop draw without end; where others were asked
 * for that are not kept, `now` says which there are.
 */
export function createMarks({ media, followStore }: Pick<Parts, 'media' | 'followStore'>) {
  const drawing = new Map<string, Promise<Buffer>>()

  const drawOnce = (marks: Marks, file: MarkFile) => {
    const place = markPlace(marks.id, file)
    const begun = drawing.get(place)
    if (begun) return begun
    const drawn = keep(place, marks, file).finally(() => drawing.delete(place))
    drawing.set(place, drawn)
    return drawn
  }

  async function keep(place: string, marks: Marks, file: MarkFile) {
    // It may have been drawn since it was looked for.
    const kept = await media.get(place)
    if (kept) return kept
    const bytes = await draw(marks, file)
    await media.put(place, bytes, typeOf(file))
    return bytes
  }

  async function draw(marks: Marks, file: MarkFile) {
    const master = async (key: string | undefined) => (key ? await media.get(masterPlace(key)) : null)
    const [square, wide] = [await master(marks.square), await master(marks.wide)]
    return oneAtATime(async () =>
      drawMark(file, marks, {
        square: square ? await decodeMaster(square) : undefined,
        wide: wide ? await decodeMaster(wide) : undefined,
      }),
    )
  }

  return async function findMark(id: string, file: MarkFile): Promise<Found> {
    const kept = await media.get(markPlace(id, file))
    if (kept) return { ok: true, bytes: kept }
    const { marks } = await followStore()
    if (!marks || (file === 'logo.png' && !marks.logo)) return { ok: false }
    if (marks.id !== id) return { ok: false, now: marks.id }
    return { ok: true, bytes: await drawOnce(marks, file) }
  }
}
