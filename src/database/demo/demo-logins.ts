import type { Db } from '../connect.ts'
import type { NewRow } from '../schema.ts'

/** The demo's logins; the shop prints them at startup. */
export const demoLogins = [
  {
    role: 'customer',
    name: 'Anitha Raj',
    phone: '9876543210',
    pin: '1234',
    email: 'anitha@pasumaipantry.example',
  },
  {
    role: 'admin',
    name: 'Meena Kumari',
    phone: '9876500000',
    pin: '4321',
    email: 'meena@pasumaipantry.example',
  },
] as const

/** Both PINs are public, so their hashes are constants: hashing at every first start would take time. */
const pinHashes: Record<(typeof demoLogins)[number]['pin'], string> = {
  '1234': '$argon2id$v=19$m=19456,t=2,p=1$MBpLOI6MWXCasMvd4rJnJw$FLRtgF2RPI9+ATpyjMCWPZ+VcvO8Ek/ZkKOrF5jVyZ8',
  '4321': '$argon2id$v=19$m=19456,t=2,p=1$YOYjnZmGVsskGFI5Gyag4Q$c1oouzremgXYGqeWacUQ0T5uRLuWrVkOpk8nrxjUJV8',
}

/** The rows of the demo's accounts. */
export const demoUsers = (now: Date): NewRow<'users'>[] =>
  demoLogins.map(({ pin, ...user }) => ({
    ...user,
    pin_hash: pinHashes[pin],
    created_at: now,
    email_confirmed_at: now,
  }))

/** The hashes of public PINs, to find accounts that still use one. */
export const publicPinHashes = Object.values(pinHashes)

/** The demo's logins that still work, because their account has its public PIN. Customers come first. */
export async function findDemoLogins(db: Db) {
  const open = await db
    .selectFrom('users')
    .select(['phone', 'role', 'pin_hash'])
    .where('pin_hash', 'in', publicPinHashes)
    .orderBy('role', 'desc')
    .orderBy('id')
    .execute()
  return open.flatMap(({ phone, role, pin_hash }) => {
    const login = demoLogins.find(({ pin }) => pinHashes[pin] === pin_hash)
    return login ? [{ phone, role, pin: login.pin }] : []
  })
}
