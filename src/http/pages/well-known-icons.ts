import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '#pages/page-render.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'
import { type LogoFile, logoFileUrl } from '#values/pictures/logo-files.ts'
import { defaultLanguage, type Language } from '#words/language.ts'

/** Icon URLs that browsers request by convention, and the shop's own file for each. */
export const wellKnownIcons = {
  '/favicon.ico': 'icon-32.png',
  '/favicon.svg': 'icon-192.png',
  '/apple-touch-icon.png': 'icon-180.png',
  '/brand/icon-512.png': 'icon-512.png',
} as const satisfies Record<string, LogoFile>

/** Registers the icons' URLs: the bundled files, or redirects to the shop's own icons once it has some. */
export async function serveWellKnownIcons(
  app: FastifyInstance,
  { facts }: { facts: () => MaybePromise<Record<Language, PublicSettings>> },
) {
  for (const [path, file] of Object.entries(wellKnownIcons))
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { logoHash } = (await facts())[defaultLanguage].store
      if (!logoHash) return reply.sendFile(path.slice(1))
      return reply.header('cache-control', 'no-store').redirect(logoFileUrl(logoHash, file), 302)
    })
}
