import { readFile } from 'node:fs/promises'

const names = ['latin', 'latin-ext', 'tamil', 'devanagari', 'telugu', 'malayalam', 'kannada'] as const
export type FaceName = (typeof names)[number]
const weights = { regular: 400, strong: 600 } as const
type Weight = keyof typeof weights

export const faceOf = (name: FaceName, weight: Weight) => `${name}-${weights[weight]}`

/** Where a face lies, for whoever draws with the file itself. */
export const faceFile = (name: FaceName, weight: Weight) =>
  new URL(`./faces/${faceOf(name, weight)}.ttf`, import.meta.url)

export type Faces = { name: string; bytes: Buffer }[]
let faces: Promise<Faces> | undefined

/** The faces of all printed sheets, read with the first of them. No computer needs letters of its own to print them. */
export function loadFaces(): Promise<Faces> {
  faces ??= Promise.all(
    names.flatMap((name) =>
      (['regular', 'strong'] as const).map(async (weight) => ({
        name: faceOf(name, weight),
        bytes: await readFile(faceFile(name, weight)),
      })),
    ),
  )
  return faces
}

/** Written with more than one Indian script: they are of the face of the letter before them. */
const shared = /[\u0951\u0952\u0964\u0965\u25cc\u200c\u200d]/
const inTamil = /[\u0b82-\u0bfa\u20b9]/
const inLatin = /[\0-\xff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/
const inLatinExt =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single letters are looked up, never a pair of them.
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u0304\u0308\u0329\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/
const scripts = [
  ['devanagari', /\p{Script=Devanagari}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['kannada', /\p{Script=Kannada}/u],
] as const
const isIndian =
  /[\p{Script=Tamil}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}]/u

/** Pictures among letters, which no printer's face has, with what joins and colours them. */
const pictures =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]\ufe0f?\u20e3?(?:\u200d(?=\p{Extended_Pictographic}))?/gu

/** A text without what is only a picture; a name keeps its letters. */
export const withoutPictures = (text: string) =>
  text.replaceAll(pictures, (found) => (inLatin.test(found.charAt(0)) ? found : ''))

/** The face that has a letter; nothing where none has. */
function faceFor(letter: string, before: FaceName | undefined): FaceName | undefined {
  if (shared.test(letter)) return before && before !== 'latin' && before !== 'latin-ext' ? before : 'tamil'
  if (inTamil.test(letter)) return 'tamil'
  if (inLatin.test(letter)) return 'latin'
  return (
    scripts.find(([, has]) => has.test(letter))?.[0] ?? (inLatinExt.test(letter) ? 'latin-ext' : undefined)
  )
}

/**
 * A text as pieces of one face each. A blank or a stop between two Tamil words stays a piece of its own: that face has no
 * such signs. What no face has is drawn as a box.
 */
export function piecesOf(text: string): { face: FaceName; text: string }[] {
  const pieces: { face: FaceName; text: string }[] = []
  for (const letter of withoutPictures(text)) {
    const last = pieces.at(-1)
    const face = faceFor(letter, last?.face) ?? 'latin-ext'
    if (last?.face === face) last.text += letter
    else pieces.push({ face, text: letter })
  }
  return pieces
}

/** Whether each letter of a text is in one of the faces. */
export const canPrint = (text: string) =>
  Array.from(withoutPictures(text)).every((letter) => faceFor(letter, undefined) !== undefined)

/** Letters that are drawn in another order than they are read in. */
export const isReordered = (text: string) => isIndian.test(text)
