import type { Lines, Status } from '#operations/health/contract.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import { signInAs, type TestShop } from './shop.ts'

/** Reads the page of the status as its merchant, whose login lasts however far the clock is moved. */
export async function merchantOf(shop: TestShop) {
  const admin = await signInAs(shop, 'admin')
  const lines = async (): Promise<Lines> => {
    await admin.logInAnew()
    return (await admin.get('/api/status')).json<Status>().lines
  }
  return { admin, lines }
}

/** A machine on which a process is well. */
export const roomy = { ...thisMachine, memory: () => ({ used: 200e6, free: 900e6 }) }
