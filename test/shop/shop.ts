import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import { demoPictures } from '#database/demo/demo-pictures.ts'
import type { NewRow } from '#database/schema.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { layeredMedia } from '#integrations/media/layered.ts'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { createPageSpeedRecorder } from '#operations/page-speed/server/page-speed-recorder.ts'
import type { Parts } from '#parts.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { createPayments } from '#real-parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { createShop } from '#shop.ts'
import { createConnections } from '#shopfront/connections/server/connections-cache.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import type { Right } from '#values/people/rights.ts'
import type { Role, StaffRole } from '#values/people/role.ts'
import { emptyDatabase } from './database.ts'

export type TestShop = Awaited<ReturnType<typeof createTestShop>>

/** A clock that moves only on command. */
function testClock(start = '2026-06-15T06:00:00Z') {
  let now = new Date(start)
  return {
    now: () => now,
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (days * 86_400 + minutes * 60 + seconds) * 1000)
    },
  }
}

/**
 * A whole shop on an empty database, used through its HTTP interface. Any part can be replaced. It has the demo's store
 * settings; `env: { DEMO: 'off' }` makes it a real shop, which publishes only its merchant's settings.
 */
export async function createTestShop({
  env = {},
  razorpay,
  ...replaced
}: Partial<Parts> & {
  env?: Record<string, string>
  /** How Razorpay is reached, with keys that may change while the shop runs. */
  razorpay?: Parameters<typeof createPayments>[1]
} = {}) {
  // Created when something is written to it.
  const DATA_DIR = join(tmpdir(), `shop-data-${randomUUID()}`)
  const live = createLiveSettings({ DEMO: 'on', UNPAID_ORDERS_PER_NETWORK: '0', DATA_DIR, ...env })
  const { settings } = live
  const clock = testClock()
  const db = replaced.db ?? (await emptyDatabase())
  const mails: Mail[] = []
  const log = pino({ level: 'silent' })
  const catalogueVersion = createCatalogueVersion({ db, clock: replaced.clock ?? clock })
  const connections = createConnections({ db, log: replaced.log ?? log }, live)
  const parts: Parts = {
    settings,
    connections,
    db,
    clock,
    catalogueVersion,
    log,
    jobRecord: createJobRecord(clock),
    pageSpeed: createPageSpeedRecorder(clock),
    ...createSettingsCache({ db, log, catalogueVersion, settings, connections }),
    mailer: { destination: 'nowhere', send: async (mail) => void mails.push(mail) },
    media: layeredMedia(diskMedia(mkdtempSync(join(tmpdir(), 'shop-media-'))), {
      bundledMedia: diskMedia(demoPictures),
    }),
    payments: createPayments({ settings, log }, razorpay),
    whatsapp: () => undefined,
    ...replaced,
  }
  const app = await createShop(parts)
  onTestFinished(() => app.close())
  return { ...parts, app, clock, mails, visitor: () => createClient(app) }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A test client: keeps cookies and sends JSON.
 * @param renewStepUp renews an administrator's used step-up confirmation, like the back office before the next
 * expensive action. Tests of step-up itself use `shop.app.inject`; an expired confirmation stays expired.
 */
function createClient(
  app: FastifyInstance,
  cookies: Record<string, string> = {},
  renewStepUp?: () => Promise<unknown>,
) {
  const ask = async (method: Method, url: string, options: InjectOptions = {}) => {
    const send = () => app.inject({ method, url, cookies, ...options })
    let response = await send()
    if (renewStepUp && response.statusCode === 403 && response.body.includes('CONFIRM_AGAIN')) {
      await renewStepUp()
      response = await send()
    }
    for (const { name, value } of response.cookies) cookies[name] = value
    return response
  }
  return {
    cookies,
    ask,
    get: (url: string, options?: InjectOptions) => ask('GET', url, options),
    post: (url: string, payload?: InjectOptions['payload'], options?: InjectOptions) =>
      ask('POST', url, { ...(payload !== undefined && { payload }), ...options }),
    put: (url: string, payload?: InjectOptions['payload'], options?: InjectOptions) =>
      ask('PUT', url, { ...(payload !== undefined && { payload }), ...options }),
    delete: (url: string, options?: InjectOptions) => ask('DELETE', url, options),
  }
}

let people = 0

/**
 * Inserts a user with this role and signs them in. Their pin cannot be used to log in unless `pin_hash` is given.
 * @returns their client (see `createClient`), with the user's row and `logInAgain`
 */
export async function signInAs(shop: TestShop, role: Role, person: Partial<NewRow<'users'>> = {}) {
  people += 1
  const user = await shop.db
    .insertInto('users')
    .values({
      name: role === 'admin' ? 'Meena Admin' : 'Anitha Raj',
      email: `person${people}@example.com`,
      phone: String(9_000_000_000 + people),
      pin_hash: 'none',
      role,
      created_at: shop.clock.now(),
      // Confirmed by a mailed link; `null` means that nobody has proved that the address is theirs.
      email_confirmed_at: shop.clock.now(),
      ...person,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const login = await signInAgain(shop, user)
  /** For tests whose clock passes the end of an administrator's session. */
  const logInAgain = async () => void Object.assign(login.cookies, await createLogin(shop, user))
  return { ...login, user, logInAgain }
}

/**
 * Inserts somebody who works in the shop with this role and signs them in.
 * @param rights the chosen rights of a custom role
 */
export async function signInAsStaff(
  shop: TestShop,
  role: StaffRole,
  { rights = [], ...person }: { rights?: Right[] } & Partial<NewRow<'users'>> = {},
) {
  const member = await signInAs(shop, 'admin', person)
  await shop.db.updateTable('staff').set({ role, rights }).where('user_id', '=', member.user.id).execute()
  return member
}

/** Another session of a user, as on another device. */
export const signInAgain = async (shop: TestShop, user: { id: number }) =>
  createClient(shop.app, await createLogin(shop, user), () => renewStepUp(shop.db, user.id))

const renewStepUp = (db: Db, userId: number) =>
  db.updateTable('sessions').set({ confirmation_spent_at: null }).where('user_id', '=', userId).execute()

/**
 * Opens a session.
 * @returns its cookie
 */
async function createLogin(shop: TestShop, { id }: { id: number }): Promise<Record<string, string>> {
  const token = await openSession(shop.db, id, shop.clock.now())
  return { [shop.settings.publicUrl.startsWith('https:') ? '__Host-token' : 'token']: token }
}

/** Inserts a category. */
export const addCategory = (db: Db, category: Partial<NewRow<'categories'>> = {}) =>
  db
    .insertInto('categories')
    .values({
      name: `Muesli ${Math.random()}`,
      description: 'Toasted flakes.',
      tint: 'muesli',
      created_at: new Date(),
      updated_at: new Date(),
      ...category,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

type PackFigures = Partial<Pick<NewRow<'packs'>, 'price_paise' | 'mrp_paise' | 'stock'>> & {
  quantity?: string
}

/** Inserts a product on sale: ₹320, ten in stock by default. `pack_id` is its only size. */
export async function addProduct(db: Db, given: Partial<NewRow<'products'>> & PackFigures = {}) {
  const { price_paise, mrp_paise, stock, quantity, ...product } = given
  const row = await db
    .insertInto('products')
    .values({
      category_id: product.category_id ?? (await addCategory(db)).id,
      name: 'Millet Muesli',
      one_liner: 'Crunchy.',
      description: 'Toasted millet. Palm jaggery.',
      discount: null,
      hsn: '1904',
      tax_rate: 5,
      composition: null,
      archived_at: null,
      created_at: new Date(),
      updated_at: new Date(),
      ...product,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const figures = { price_paise: price_paise ?? 32_000, mrp_paise: mrp_paise ?? null, stock: stock ?? 10 }
  const pack = await addVariant(db, row.id, { label: quantity ?? '400 g', ...figures })
  return { ...row, pack_id: pack.id }
}

/** Inserts another size of a product: ₹600 for 1 kg, five in stock by default. */
export const addVariant = (db: Db, productId: number, pack: Partial<NewRow<'packs'>> = {}) =>
  db
    .insertInto('packs')
    .values((eb) => ({
      product_id: productId,
      position: eb
        .selectFrom('packs')
        .select(sql<number>`count(*) + 1`.as('next'))
        .where('product_id', '=', productId),
      label: '1 kg',
      price_paise: 60_000,
      stock: 5,
      ...pack,
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
