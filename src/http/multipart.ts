import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from './endpoint.ts'

export type UploadedFile = { field: string; filename: string; bytes: Buffer }

declare module 'fastify' {
  interface FastifyRequest {
    uploads?: UploadedFile[]
  }
}

/** Refuses the request where it is read; the error handler turns it into the answer. */
export class UploadProblem extends Error {
  override name = 'UploadProblem'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, sentence: string) {
    super(sentence)
    this.status = status
    this.code = code
  }
}

const limits = { fileSize: 15 * 1024 * 1024, files: 8, fields: 40, parts: 48, fieldSize: 16 * 1024 }

/**
 * A place for the routes that take forms. They have it to themselves, because the plugin watches every request near it
 * to the end, which costs an answer from memory a tenth.
 */
export async function takeForms(app: FastifyInstance, addRoutes: (forms: FastifyInstance) => void) {
  await app.register(async (forms) => {
    await forms.register(multipart, { limits })
    addRoutes(forms)
  })
}

/**
 * Reads a multipart body: its text fields become `request.body`, for the schema to check, its files `request.uploads`.
 * An empty file field (nothing chosen) counts as absent.
 */
export async function readForm(request: FastifyRequest, files: Endpoint['files']) {
  if (!request.isMultipart())
    throw new UploadProblem(415, 'WRONG_CONTENT_TYPE', 'Please send this as a form (multipart/form-data).')
  const fields: Record<string, unknown> = {}
  const uploads: UploadedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (bytes.length > 0) uploads.push({ field: part.fieldname, filename: part.filename, bytes })
    }
  }
  if (uploads.length > (files?.most ?? 0))
    throw new UploadProblem(400, 'TOO_MANY_FILES', files?.tooMany ?? 'This form takes no files.')
  request.body = fields
  request.uploads = uploads
}
