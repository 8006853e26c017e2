import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  id,
  idParams,
  messageAnswer,
  noControlCharacters,
  pageQuery,
  pictureView,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

const title = fieldByRule({
  pattern: noControlCharacters,
  missing: words.titleMissing,
  invalid: words.titleInvalid,
  most: 80,
})

export const newTitledPicture = z.object({
  title,
  /** Alternative text for screen readers. */
  alt: z.string().trim().max(200),
})

/** The picture of a title, with an optional crop for phones. */
export const titledPicture = z.object({
  title: z.string(),
  imageUrl: z.string(),
  picture: pictureView,
  phone_picture: pictureView.nullable(),
})
export type TitledPicture = z.infer<typeof titledPicture>

/** The titles that the storefront uses, in the order of the back office. */
export const knownTitles = [
  'bannerImage1',
  'bannerImage2',
  'bannerImage3',
  'aboutImage1',
  'aboutImage2',
  'aboutImage3',
  'loginBg',
] as const

export const pictureEndpoints = {
  'GET /images/title/{title}': {
    right: 'anyone',
    summary: 'Get the image of a title',
    params: z.object({ title }),
    answer: titledPicture,
  },
  'GET /images/titles': {
    right: 'catalogue:read',
    summary: 'List all titles with their image, including known titles without one',
    answer: z.array(
      z.object({
        title: z.string(),
        known: z.boolean(),
        picture: pictureView.nullable(),
        phone_picture: pictureView.nullable(),
      }),
    ),
  },
  'GET /images': {
    right: 'catalogue:read',
    summary: 'List stored images, newest first',
    query: pageQuery,
    answer: z.array(
      pictureView.extend({ id, bytes: z.number(), created_at: timestamp, used_by: z.array(z.string()) }),
    ),
  },
  'DELETE /images/{id}': {
    right: 'catalogue:write',
    summary: 'Delete an unused image',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /images/add': {
    right: 'catalogue:write',
    summary: 'Add an image under a title; replaces the image of an existing title',
    form: newTitledPicture.extend({ alt: newTitledPicture.shape.alt.default('') }),
    files: { field: 'image', most: 2, tooMany: words.tooManyForTitle },
    answer: titledPicture.extend({ message: z.string() }),
    status: 201,
  },
} satisfies Endpoints
