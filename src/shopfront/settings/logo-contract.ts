import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, pictureView, timestamp, versionField } from '#http/calls/schema-pieces.ts'
import { logoImage } from './contract.ts'
import * as words from './words/office/logos/en.ts'

/** A square logo is shown beside the shop's name and used for the icons; a wide logo replaces both icon and name. */
export const logoShapes = ['square', 'wide'] as const
export type LogoShape = (typeof logoShapes)[number]

const version = coerceNumber(versionField)
const params = z.object({ shape: z.enum(logoShapes) })

/** One shape: the current picture, its version (0 before the first change) and earlier pictures. */
const storedLogo = z.object({
  version: z.number(),
  picture: pictureView.nullable(),
  /** Newest first, each picture once. */
  earlier: z.array(z.object({ version: z.number(), picture: pictureView, by: z.string(), at: timestamp })),
})
export type StoredLogo = z.infer<typeof storedLogo>

const storedLogos = z.object({
  square: storedLogo,
  wide: storedLogo,
  /** The logo that pages show now, and the hash in the icons' URLs. */
  shown: z.object({ logo: logoImage.optional(), marks: z.string().optional() }),
})
export type StoredLogos = z.infer<typeof storedLogos>

export const logoEndpoints = {
  'GET /store/logos': {
    right: 'settings:read',
    summary: 'Get the square and wide logos',
    answer: storedLogos,
  },
  'POST /store/logos/{shape}': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Upload a logo of that shape; the version must match',
    params,
    form: z.object({ version }),
    files: { field: 'image', most: 1, tooMany: words.oneLogo },
    answer: storedLogos,
  },
  'PUT /store/logos/{shape}': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Restore an earlier logo or remove it; the version must match',
    params,
    body: z.object({ version, show: coerceNumber(versionField.min(1)).nullable() }),
    answer: storedLogos,
  },
} satisfies Endpoints
