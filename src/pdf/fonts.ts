import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'

const names = ['latin', 'latin-ext', 'tamil', 'devanagari', 'telugu', 'malayalam', 'kannada'] as const
type FaceName = (typeof names)[number]
const weights = { regular: 400, strong: 600 } as const
type Weight = keyof typeof weights

/** The name under which a font is registered in a PDF; its file has the same name. */
export const fontName = (name: FaceName, weight: Weight) => `${name}-${weights[weight]}`

/** The URL of a font file, for code that draws with the file itself. */
export const fontFileUrl = (name: FaceName, weight: Weight) =>
  new URL(`./faces/${fontName(name, weight)}.ttf`, import.meta.url)

type OpenFont = { name: string; font: Font }
let openFonts: Promise<OpenFont[]> | undefined

/**
 * Opens all fonts once and shares them between documents: reading a font's tables takes longer than drawing an invoice. They
 * are bundled, so that printing needs no system fonts. Fontkit is imported lazily, because few processes print.
 */
export function loadFonts(): Promise<OpenFont[]> {
  openFonts ??= openAllFonts()
  return openFonts
}

async function openAllFonts() {
  const { create } = await import('fontkit')
  return Promise.all(
    names.flatMap((name) =>
      (['regular', 'strong'] as const).map(async (weight) => ({
        name: fontName(name, weight),
        font: create(await readFile(fontFileUrl(name, weight))) as Font,
      })),
    ),
  )
}

/** Signs shared by Indic scripts: they use the font of the letter before them. */
const sharedSigns = /[\u0951\u0952\u0964\u0965\u25cc\u200c\u200d]/
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
const indicScripts =
  /[\p{Script=Tamil}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}]/u

/** Emoji with their joiners and modifiers; no font here has them. */
const emoji =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]\ufe0f?\u20e3?(?:\u200d(?=\p{Extended_Pictographic}))?/gu

/** Removes emoji and keeps letters. */
export const withoutEmoji = (text: string) =>
  text.replaceAll(emoji, (found) => (inLatin.test(found.charAt(0)) ? found : ''))

/**
 * The font that contains a letter; undefined if none does.
 * @param before the font of the letter before
 */
function findFont(letter: string, before: FaceName | undefined): FaceName | undefined {
  if (sharedSigns.test(letter))
    return before && before !== 'latin' && before !== 'latin-ext' ? before : 'tamil'
  if (inTamil.test(letter)) return 'tamil'
  if (inLatin.test(letter)) return 'latin'
  return (
    scripts.find(([, has]) => has.test(letter))?.[0] ?? (inLatinExt.test(letter) ? 'latin-ext' : undefined)
  )
}

/**
 * Splits a text, without its emoji, into runs of one font each. Spaces and punctuation between Tamil words are separate
 * runs, because the Tamil font lacks them. Unknown characters are drawn as a box.
 */
export function splitByFont(text: string): { face: FaceName; text: string }[] {
  const pieces: { face: FaceName; text: string }[] = []
  for (const letter of withoutEmoji(text)) {
    const last = pieces.at(-1)
    const face = findFont(letter, last?.face) ?? 'latin-ext'
    if (last?.face === face) last.text += letter
    else pieces.push({ face, text: letter })
  }
  return pieces
}

/** Whether the fonts contain every letter of a text. Emoji do not count, because they are left out. */
export const canPrint = (text: string) =>
  Array.from(withoutEmoji(text)).every((letter) => findFont(letter, undefined) !== undefined)

/** Whether the text has an Indic script, whose glyphs are drawn in a different order than they are typed. */
export const isIndicText = (text: string) => indicScripts.test(text)
