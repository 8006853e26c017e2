import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#http/calls/refusal.ts'
import { sendRefusal } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { type LogoFile, logoFiles, logoFileUrl } from '#values/pictures/logo-files.ts'
import { sentences } from '../../words/index.ts'
import { contentTypeOfLogo, createLogoFileFinder } from './stored-logo-files.ts'

/** A URL's content never changes: a new logo, name or palette has a new hash. */
const cacheForever = 'public, max-age=31536000, immutable'

type LogoFileRequest = { Params: { id: string; file: string } }

/**
 * Serves the shop's logo and icon files; an outdated hash is redirected to the current one. Register it before the
 * sessions plugin: these files need no session.
 */
export const serveLogoFiles =
  (parts: Pick<Parts, 'media' | 'refreshStoreSettings'>) => async (app: FastifyInstance) => {
    const findLogoFile = createLogoFileFinder(parts)

    app.get<LogoFileRequest>('/marks/:id/:file', { schema: { hide: true } }, async ({ params }, reply) => {
      const { id, file } = params
      if (!isLogoFile(file) || !/^[0-9a-f]{16}$/.test(id)) return sendRefusal(reply, logoFileNotFound())
      const found = await findLogoFile(id, file)
      if (found.ok) return sendFile(reply, file, found.bytes)
      return found.currentId
        ? redirectTo(reply, logoFileUrl(found.currentId, file))
        : sendRefusal(reply, logoFileNotFound())
    })
  }

const logoFileNotFound = () => notFound(sentences.noSuchMark)

const isLogoFile = (file: string): file is LogoFile => logoFiles.some((known) => known === file)

/** Mail clients and messengers on other origins load these files too. */
const sendFile = (reply: FastifyReply, file: LogoFile, bytes: Buffer) =>
  reply
    .headers({
      'cache-control': cacheForever,
      'cross-origin-resource-policy': 'cross-origin',
      // Opened directly, the file must not run anything.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(contentTypeOfLogo(file))
    .send(bytes)

const redirectTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 302)
