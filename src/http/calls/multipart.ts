import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxPictureBytes } from '#values/pictures/picture-limits.ts'
import { findSentence, type Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'
import type { Endpoint } from './endpoint.ts'

export type UploadedFile = { field: string; filename: string; bytes: Buffer }

declare module 'fastify' {
  interface FastifyRequest {
    uploads?: UploadedFile[]
  }
}

/** Thrown while reading a request; the error handler turns it into a refusal. */
export class UploadProblem extends Error {
  override name = 'UploadProblem'
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  constructor(status: number, code: string, sentence: Sentence) {
    super(code)
    this.status = status
    this.code = code
    this.sentence = sentence
  }
}

const limits = { fileSize: maxPictureBytes, files: 8, fields: 40, parts: 48, fieldSize: 64 * 1024 }

/**
 * Registers the routes that take multipart forms in a scope of their own, because the plugin hooks into every request
 * in its scope, which makes a cached answer a tenth slower.
 */
export async function registerFormRoutes(app: FastifyInstance, addRoutes: (forms: FastifyInstance) => void) {
  await app.register(async (forms) => {
    await forms.register(multipart, { limits })
    addRoutes(forms)
  })
}

/**
 * Reads a multipart body: its text fields become `request.body`, for the schema to check, its files `request.uploads`.
 * An empty file field (nothing chosen) counts as absent.
 * @param files the files that the endpoint accepts; none if absent
 * @throws UploadProblem when the body is no form, or has too many files
 */
export async function parseMultipart(request: FastifyRequest, files: Endpoint['files']) {
  if (!request.isMultipart()) throw new UploadProblem(415, 'WRONG_CONTENT_TYPE', sentences.notAForm)
  const { fields, uploads } = await readParts(request)
  if (uploads.length > (files?.most ?? 0))
    throw new UploadProblem(
      400,
      'TOO_MANY_FILES',
      (files && findSentence(files.tooMany)) ?? sentences.noFiles,
    )
  request.body = fields
  request.uploads = uploads
}

/** @throws UploadProblem when a limit is exceeded; any other error means that the form is incomplete or invalid */
async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  const uploads: UploadedFile[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else {
        const bytes = await part.toBuffer()
        if (bytes.length > 0) uploads.push({ field: part.fieldname, filename: part.filename, bytes })
      }
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new UploadProblem(400, 'BROKEN_FORM', sentences.brokenForm)
  }
  return { fields, uploads }
}
