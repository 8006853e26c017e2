import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPictureBytes } from '#values/pictures/picture-limits.ts'
import { inspectUpload } from './inspect-upload.ts'

/** The error message for a refused upload. */
async function refusalOf(bytes: Buffer) {
  const inspection = await inspectUpload(bytes)
  return inspection.ok ? undefined : inspection.sentence.in('en')
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5E7A3A' }, limitInputPixels: false })
const head = (text: string, length = 400) => Buffer.from(text.padEnd(length, '\0'), 'latin1')
const container = (brands: string) => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1')
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.alloc(400)])
}
test.each([
  ['JPEG', () => plain(640, 480).jpeg()],
  ['progressive JPEG', () => plain(640, 480).jpeg({ progressive: true })],
  ['JPEG in grey', () => plain(640, 480).greyscale().jpeg()],
  ['JPEG for print', () => plain(640, 480).toColourspace('cmyk').jpeg()],
  ['PNG', () => plain(640, 480).png()],
  ['PNG of 16 bits a channel', () => plain(640, 480).toColourspace('rgb16').png()],
  ['PNG that is see-through', () => plain(640, 480).ensureAlpha(0.5).png()],
  ['WebP', () => plain(640, 480).webp()],
  ['AVIF', () => plain(640, 480).avif({ effort: 0 })],
  ['the smallest there may be', () => plain(200, 200).png()],
  ['a phone photo of 50 megapixels', () => plain(8160, 6144).jpeg()],
])('%s is taken', async (_name, picture) => {
  expect(await inspectUpload(await picture().toBuffer())).toMatchObject({ ok: true })
})

// Requirement 5-20: A product's files must be images.
test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => Buffer.alloc(0), 'This file isn’t an image.'],
  [
    'a page under the name of a picture',
    () => head('<!doctype html><script>alert(1)</script>'),
    'isn’t an image',
  ],
  ['a script', () => head('#!/bin/sh\nrm -rf /'), 'isn’t an image'],
  ['a program', () => head('\x7fELF'), 'isn’t an image'],
  ['SVG', () => head('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'SVG files'],
  ['SVG after a heading', () => head('<?xml version="1.0"?>\n<!-- x --><svg onload="x()">'), 'SVG files'],
  ['PDF', () => head('%PDF-1.7'), 'a PDF, not an image'],
  ['GIF', () => plain(300, 300).gif().toBuffer(), 'GIF files'],
  ['TIFF', () => plain(300, 300).tiff().toBuffer(), 'TIFF files'],
  ['HEIC', () => container('heic\0\0\0\0mif1heic'), 'iPhone photo in HEIC format'],
  ['HEIC named by its second brand', () => container('mif1\0\0\0\0mif1heic'), 'iPhone photo'],
  ['a film', () => container('isom\0\0\0\0isommp42'), 'This is a video'],
  ['the head of a JPEG and nothing else', () => head('\xff\xd8\xff\xe0'), 'damaged'],
  ['the head of a PNG before a script', () => head('\x89PNG\r\n\x1a\n<script>'), 'damaged'],
  ['the head of an AVIF and nothing else', () => container('avif\0\0\0\0mif1avif'), 'damaged'],
  ['too small', () => plain(640, 199).png().toBuffer(), 'too small (640 × 199 pixels)'],
  ['too many bytes', () => Buffer.alloc(maxPictureBytes + 1), 'larger than 15 MB'],
])('%s is rejected with a message', async (_name, make, sentence) => {
  expect(await refusalOf(await make())).toContain(sentence)
})

test('what unpacks to far more than it is gets refused from its head', async () => {
  const bomb = await plain(8000, 7000).png().toBuffer()
  const avif = await plain(4100, 4000).avif({ effort: 0 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refusalOf(bomb)).toContain('52 million')
  expect(await refusalOf(avif)).toContain('16 million')
})

test('a picture that moves is refused', async () => {
  const frames = await Promise.all(
    [plain(300, 300), plain(300, 300).negate()].map((frame) => frame.png().toBuffer()),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await refusalOf(moving)).toBe('This image is animated. Upload a still image.')
})
