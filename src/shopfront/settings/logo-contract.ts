import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { moment, numberFrom, pictureView, versionField } from '#http/calls/schema-pieces.ts'
import { shownLogo } from './contract.ts'
import * as words from './words/office/logos/en.ts'

/** A square one stands beside the name and becomes the icons; a wide one stands in the place of both. */
export const logoShapes = ['square', 'wide'] as const
export type LogoShape = (typeof logoShapes)[number]

const version = numberFrom(versionField)
const params = z.object({ shape: z.enum(logoShapes) })

/** One shape: what is shown, from which version it is changed (0 before anybody has), and what was shown before. */
const storedLogo = z.object({
  version: z.number(),
  picture: pictureView.nullable(),
  /** Newest first, each picture once. */
  earlier: z.array(z.object({ version: z.number(), picture: pictureView, by: z.string(), at: moment })),
})
export type StoredLogo = z.infer<typeof storedLogo>

const storedLogos = z.object({
  square: storedLogo,
  wide: storedLogo,
  /** As pages show it now, and what the addresses of their icons begin with. */
  shown: z.object({ logo: shownLogo.optional(), marks: z.string().optional() }),
})
export type StoredLogos = z.infer<typeof storedLogos>

export const logoEndpoints = {
  'GET /store/logos': { access: 'admin', summary: 'Get the square and wide logos', answer: storedLogos },
  'POST /store/logos/{shape}': {
    access: 'admin',
    confirmed: true,
    summary: 'Upload a logo of that shape; the version must match',
    params,
    form: z.object({ version }),
    files: { field: 'image', most: 1, tooMany: words.oneLogo },
    answer: storedLogos,
  },
  'PUT /store/logos/{shape}': {
    access: 'admin',
    confirmed: true,
    summary: 'Restore an earlier logo or remove it; the version must match',
    params,
    body: z.object({ version, show: numberFrom(versionField.min(1)).nullable() }),
    answer: storedLogos,
  },
} satisfies Endpoints
