import type { FastifyInstance } from 'fastify'
import { createStoriesCheck } from '#catalogue/stories/server/has-stories.ts'
import type { CacheStatistics } from '#http/cache-statistics.ts'
import { type ApiPaths, isApiPath } from '#http/calls/api-paths.ts'
import { serveManifest } from '#http/pages/manifest.ts'
import { pages } from '#http/pages/pages.ts'
import { seo } from '#http/pages/seo.ts'
import { deliveryAreas } from '#ordering/delivery/server/delivery-areas.ts'
import { createPublicSettings } from '#shopfront/settings/server/public-settings.ts'
import type { RouteParts } from './domain-module.ts'

type PageServing = { paths: ApiPaths; cacheStatistics: CacheStatistics }

/** Registers the pages, the files about them for crawlers and phones, and the payment emulator's pages. */
export async function registerPages(
  app: FastifyInstance,
  parts: RouteParts,
  { paths, cacheStatistics }: PageServing,
) {
  const { settings, emulator, whatsappEmulator, courierEmulator, renderer, spend } = parts
  const facts = createPublicSettings(parts, createStoriesCheck(parts))
  await app.register(seo, { publicUrl: settings.publicUrl })
  await app.register(serveManifest, { facts })
  if (emulator) await app.register(emulator.plugin, { prefix: '/razorpay-emulator' })
  if (whatsappEmulator) await app.register(whatsappEmulator.plugin, { prefix: '/whatsapp-emulator' })
  if (courierEmulator) await app.register(courierEmulator.plugin, { prefix: '/courier-emulator' })
  if (!renderer) return
  await app.register(pages, {
    renderer,
    facts,
    offers: () => ({ areas: deliveryAreas(parts.store()) }),
    catalogueVersion: parts.catalogueVersion,
    isApiPath: (url) => isApiPath(paths, url),
    cacheStatistics,
    existenceCalls: {
      '/product/:id': '/products',
      '/categories/:id': '/categories',
      '/bundle/:id': '/bundles',
      '/stories/:id': '/stories',
    },
    spend,
  })
}
