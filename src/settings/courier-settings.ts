import type { Environment } from './environment.ts'

/** The accounts of the bundled emulator: public, because it collects no parcel. */
export const emulatedAccounts = {
  shiprocket: { email: 'demo@pretend-courier.example', password: 'pretend-password' },
  delhivery: { token: 'pretend-delhivery-token' },
}

type Place = { hasEmulator: boolean; shopUrl: string }

/** The connected couriers. In a demo, the emulator's accounts lead to the emulator. */
export function courierSettings(env: Environment, { hasEmulator, shopUrl }: Place) {
  const emulatorUrl = `${shopUrl}/courier-emulator`
  const isPretendEmail = hasEmulator && env.SHIPROCKET_EMAIL === emulatedAccounts.shiprocket.email
  const isPretendToken = hasEmulator && env.DELHIVERY_TOKEN === emulatedAccounts.delhivery.token
  return {
    /** Where the emulator runs in this process; undefined outside a demo. */
    emulatorUrl: hasEmulator ? emulatorUrl : undefined,
    shiprocket: env.SHIPROCKET_EMAIL
      ? {
          emulated: isPretendEmail,
          email: env.SHIPROCKET_EMAIL,
          password: env.SHIPROCKET_PASSWORD ?? '',
          pickup: env.SHIPROCKET_PICKUP ?? '',
          webhookToken: env.SHIPROCKET_WEBHOOK_TOKEN ?? '',
          apiUrl: isPretendEmail
            ? `${emulatorUrl}/shiprocket`
            : (env.SHIPROCKET_API_URL ?? 'https://apiv2.shiprocket.in'),
        }
      : undefined,
    delhivery: env.DELHIVERY_TOKEN
      ? {
          emulated: isPretendToken,
          token: env.DELHIVERY_TOKEN,
          pickup: env.DELHIVERY_PICKUP ?? '',
          webhookToken: env.DELHIVERY_WEBHOOK_TOKEN ?? '',
          apiUrl: isPretendToken
            ? `${emulatorUrl}/delhivery`
            : (env.DELHIVERY_API_URL ?? 'https://track.delhivery.com'),
        }
      : undefined,
  }
}
