import { randomUUID } from 'node:crypto'
import { CourierError } from '#integrations/couriers/courier-provider.ts'
import type { Media } from '#integrations/media/media.ts'
import { openMediaLocation } from '#integrations/media/media-location.ts'
import { WhatsappError } from '#integrations/whatsapp/whatsapp-channel.ts'
import type { Parts } from '#parts.ts'
import type { Settings } from '#settings/settings.ts'
import { saveOnboardingMark } from '#shopfront/onboarding/server/onboarding-marks.queries.ts'
import { createFingerprint } from '#shopfront/onboarding/server/settings-fingerprint.ts'
import type { TestedName, TestOutcome } from '../contract.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'whatsapp' | 'couriers'>

/** Short timeout of one attempt, because the merchant waits for the result. */
const timeoutSeconds = 5
/** The longest a test takes: a folder on a server that is away may not answer at all. */
const longestMs = 20_000

/** Tests a connection with a real call and saves the result, with a fingerprint of what was tested. */
export async function testConnection(parts: Needed, name: TestedName): Promise<void> {
  const outcome = await withinTime(tryConnection(parts, name))
  await saveOnboardingMark(parts.db, {
    name,
    about: await createFingerprint(testedValues(parts.settings, name)),
    outcome,
    marked_at: parts.clock.now(),
  })
}

/** The settings that a test depends on; empty while the connection is not set up. */
export function testedValues({ s3, backup, whatsapp, couriers }: Settings, name: TestedName): string[] {
  const store = s3 ? [s3.endpoint, s3.region, s3.keyId, s3.secret] : []
  if (name === 'pictures') return s3 ? [...store, s3.bucket] : []
  if (name === 'backups') return backup.to ? [backup.to, ...store] : []
  if (name === 'shiprocket' || name === 'delhivery') return Object.values(couriers[name] ?? {}).map(String)
  return whatsapp ? [whatsapp.apiUrl, whatsapp.phoneNumberId, whatsapp.token] : []
}

async function withinTime(test: Promise<TestOutcome>): Promise<TestOutcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<TestOutcome>((resolve) => {
    timer = setTimeout(resolve, longestMs, 'silent')
  })
  return Promise.race([test, late]).finally(() => clearTimeout(timer))
}

async function tryConnection(
  { settings, whatsapp, couriers }: Needed,
  name: TestedName,
): Promise<TestOutcome> {
  const { s3, backup } = settings
  const store = s3 && { ...s3, timeoutSeconds }
  try {
    if (name === 'whatsapp') {
      const channel = whatsapp()
      if (!channel) return 'missing'
      await channel.check()
      return 'works'
    }
    if (name === 'shiprocket' || name === 'delhivery') {
      const courier = couriers().find((each) => each.name === name)
      if (!courier) return 'missing'
      await courier.check()
      return 'works'
    }
    const to = name === 'pictures' ? s3 && `s3://${s3.bucket}` : backup.to
    return to ? await writeAndRead(openMediaLocation(to, store).media) : 'missing'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Writes an object, reads it back and deletes it: keys may allow one and not the other. */
async function writeAndRead(media: Media): Promise<TestOutcome> {
  const key = `connection-test-${randomUUID()}`
  const written = Buffer.from(key)
  try {
    await media.put(key, written, 'text/plain')
    const read = await media.get(key)
    await media.delete(key)
    return read?.equals(written) ? 'works' : 'odd'
  } finally {
    await media.close()
  }
}

/** Statuses of a store, and errors of a folder. */
function outcomeOf(error: unknown): TestOutcome {
  if (error instanceof WhatsappError) {
    if (error.kind === 'account') return 'refused'
    return error.kind === 'unknown' || error.kind === 'temporary' ? 'silent' : 'odd'
  }
  if (error instanceof CourierError) {
    if (error.kind === 'account') return 'refused'
    return error.kind === 'unknown' || error.kind === 'silent' ? 'silent' : 'odd'
  }
  if (!(error instanceof Error)) throw error
  if ('status' in error) {
    if (error.status === 0) return 'silent'
    if (error.status === 404) return 'no-place'
    return error.status === 401 || error.status === 403 ? 'refused' : 'odd'
  }
  if (!('code' in error)) throw error
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') return 'refused'
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'no-place' : 'odd'
}
