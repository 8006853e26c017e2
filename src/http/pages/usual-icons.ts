import type { FastifyInstance } from 'fastify'
import type { ShopFacts } from '#pages/page-render.ts'
import { type MarkFile, markAddress } from '#values/pictures/marks.ts'
import type { Soon } from '#values/soon.ts'
import { firstLanguage, type Language } from '#words/language.ts'

/** Where browsers, phones and the payment window look for an icon without being told, and which of the shop's own it is. */
export const usualIcons = {
  '/favicon.ico': 'icon-32.png',
  '/favicon.svg': 'icon-192.png',
  '/apple-touch-icon.png': 'icon-180.png',
  '/brand/icon-512.png': 'icon-512.png',
} as const satisfies Record<string, MarkFile>

/** Answers them with the files that came with the shop, until it has icons of its own. */
export async function iconsByTheirUsualNames(
  app: FastifyInstance,
  { facts }: { facts: () => Soon<Record<Language, ShopFacts>> },
) {
  for (const [path, file] of Object.entries(usualIcons))
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { marks } = (await facts())[firstLanguage].store
      if (!marks) return reply.sendFile(path.slice(1))
      return reply.header('cache-control', 'no-store').redirect(markAddress(marks, file), 302)
    })
}
