import type { DomainModule } from '#domain-module.ts'
import { connectionEndpoints } from '#shopfront/connections/contract.ts'
import { connectionsApi } from '#shopfront/connections/server/connections.api.ts'
import { serveDiscovery } from '#shopfront/discovery/server/serve-discovery.ts'
import { serveServiceWorker } from '#shopfront/offline/server/serve-service-worker.ts'
import { onboardingEndpoints } from '#shopfront/onboarding/contract.ts'
import { onboardingApi } from '#shopfront/onboarding/server/onboarding.api.ts'
import { claimEndpoints } from '#shopfront/pages/claims-contract.ts'
import { claimsApi } from '#shopfront/pages/server/claims/claims.api.ts'
import { textsApi } from '#shopfront/pages/server/texts/texts.api.ts'
import { textEndpoints } from '#shopfront/pages/texts-contract.ts'
import { storeEndpoints } from '#shopfront/settings/contract.ts'
import { logoEndpoints } from '#shopfront/settings/logo-contract.ts'
import { logosApi } from '#shopfront/settings/server/logos/logos.api.ts'
import { serveLogoFiles } from '#shopfront/settings/server/logos/serve-logo-files.ts'
import { noteClosure } from '#shopfront/settings/server/note-closure.ts'
import { storeSettingsApi } from '#shopfront/settings/server/store-settings.api.ts'

/** Store settings, logos, page texts, onboarding, and what programs read about the shop. */
export const shopfront = {
  endpoints: {
    ...connectionEndpoints,
    ...onboardingEndpoints,
    ...storeEndpoints,
    ...logoEndpoints,
    ...textEndpoints,
    ...claimEndpoints,
  },
  routes: [connectionsApi, onboardingApi, storeSettingsApi, logosApi, textsApi, claimsApi],
  publicFiles: [serveLogoFiles, serveDiscovery, serveServiceWorker],
  jobs: [{ name: 'begin and end holidays', everySeconds: 2, run: noteClosure }],
} satisfies DomainModule
