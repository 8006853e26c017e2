import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF's text by page, with the page sizes in millimetres. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf)
  const sizes = await Promise.all(
    text.map(async (_, index) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = (await pdf.getPage(index + 1)).view
      return [right - left, bottom - top].map((points) => Math.round((points / 72) * 25.4))
    }),
  )
  return { pages: text, sizes }
}

/** Tamil text as PDF readers return it: in drawing order, with some vowels before their consonant. */
export const asRendered = (tamil: string) =>
  tamil
    .replaceAll('\u0bca', '\u0bc6\u0bbe')
    .replaceAll('\u0bcb', '\u0bc7\u0bbe')
    .replace(/([\u0b95-\u0bb9])([\u0bc6-\u0bc8])/g, '$2$1')
