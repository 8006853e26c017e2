import type { HealthChecks, HealthReport } from '#operations/health/contract.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import { signInAs, type TestShop } from './shop.ts'

/**
 * An administrator who reads the health checks with `lines`, and logs in again each time because tests move the clock.
 */
export async function openHealthPage(shop: TestShop) {
  const admin = await signInAs(shop, 'admin')
  const lines = async (): Promise<HealthChecks> => {
    await admin.logInAgain()
    return (await admin.get('/api/status')).json<HealthReport>().lines
  }
  return { admin, lines }
}

/** A machine with enough free memory. */
export const healthyMachine = { ...thisMachine, memory: () => ({ used: 200e6, free: 900e6 }) }
