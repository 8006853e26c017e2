import type { signInAs } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>
type Label = { code?: string; packed_on: string; best_before: string }

/** Dates as a label says them; the test shop's clock begins on 15 June 2026. */
export const label = (best_before: string, more: Partial<Label> = {}): Label => ({
  packed_on: '2026-06-01',
  best_before,
  ...more,
})

/** Goods with dates come in. */
export const receive = (admin: Admin, packId: number, units: number, batch?: Label) =>
  admin.post('/api/stock/moves', {
    form_key: `a-form-${crypto.randomUUID()}`,
    reason: 'received',
    lines: [{ pack_id: packId, units, ...(batch && { batch }) }],
  })
