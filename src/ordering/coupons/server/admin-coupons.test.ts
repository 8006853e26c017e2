import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'

const input = {
  form_key: 'a-form-of-a-new-coupon',
  name: 'Ragi week',
  name_ta: 'ராகி வாரம்',
  code: 'ragi20',
  benefit: { kind: 'amount', amount: 20 },
  minimum: 0,
  goods: null as null | { product_ids: number[]; category_ids: number[] },
  combinable: false,
  first_order_only: false,
  starts_at: '2026-06-15T00:00:00Z' as string | null,
  ends_at: '2026-06-22T00:00:00Z',
  max_uses: 5 as number | null,
  max_per_customer: null,
}
const otherForm = { code: 'OTHER', form_key: 'a-form-of-another-coupon' }

// Requirement D-506: The merchant adds a coupon for all or only some goods, sees its state, uses and savings, also as a spreadsheet, changes its
//   conditions and limits, and ends it; a form that is sent twice adds one coupon (decision X59).
test('the merchant adds a coupon for a product, sees its uses, and ends it', async () => {
  const { admin, shopper, ragi, muesli } = await shopWithBundle()
  const own = { ...input, goods: { product_ids: [ragi.id], category_ids: [] } }
  const added = await admin.post('/api/coupons/add', own)
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    {
      code: 'RAGI20',
      uses: 0,
      state: 'active',
      goods: { products: [{ id: ragi.id, name: 'Ragi mix' }], categories: [] },
    },
  ])
  const again = await admin.post('/api/coupons/add', own)
  expect([again.statusCode, again.json().id]).toEqual([201, added.json().id])
  for (const [field, wrong] of Object.entries({
    code: { form_key: otherForm.form_key },
    ends_at: { ends_at: '2026-06-14T00:00:00Z', ...otherForm },
    goods: { goods: { product_ids: [99_999], category_ids: [] }, ...otherForm },
  })) {
    const refused = await admin.post('/api/coupons/add', { ...own, ...wrong })
    expect([refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([400, [field]])
  }
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const entered = await shopper.post('/api/cart/coupon', { code: 'RAGI20' })
  expect(entered.json().problem).toBe('This coupon doesn’t apply to the items in your cart.')
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(640)
  expect((await admin.get('/api/coupons')).json()).toMatchObject([{ uses: 1, given: 20, ordered: 640 }])
  expect((await admin.delete(`/api/coupons/${added.json().id}`)).statusCode).toBe(200)
  expect((await admin.delete(`/api/coupons/${added.json().id}`)).statusCode).toBe(200)
  expect((await admin.get('/api/coupons')).json()).toMatchObject([{ state: 'ended', closed: true }])
  const late = await shopper.post('/api/cart/coupon', { code: 'RAGI20' })
  expect(late.json().code).toBe('COUPON_REFUSED')
  const next = await admin.post('/api/coupons/add', { ...input, form_key: 'the-code-is-free-again' })
  expect(next.statusCode).toBe(201)
})

// Requirement D-506
test('an edit changes the next orders, and a new limit counts the earlier ones', async () => {
  const { shop, admin, shopper, ragi } = await shopWithBundle()
  const coupon = (await admin.post('/api/coupons/add', { ...input, max_uses: null })).json()
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'RAGI20' })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(300)
  expect(await countedUses(shop.db, coupon.id)).toBe(0)
  const { form_key: _form, code: _code, benefit: _benefit, ...terms } = input
  const url = `/api/coupons/${coupon.id}`
  const edited = await admin.put(url, { ...terms, max_uses: 1, minimum: 100, version: coupon.version })
  expect([edited.statusCode, edited.json()]).toMatchObject([
    200,
    { max_uses: 1, minimum: 100, uses: 1, state: 'used_up', version: coupon.version + 1, code: 'RAGI20' },
  ])
  expect(await countedUses(shop.db, coupon.id)).toBe(1)
  const outdated = await admin.put(url, { ...terms, name: 'Other', version: coupon.version })
  expect([outdated.statusCode, outdated.json()]).toMatchObject([
    409,
    { code: 'EDITED_MEANWHILE', changed: ['minimum', 'max_uses'], current: { name: 'Ragi week' } },
  ])
  await admin.delete(url)
  expect((await admin.put(url, { ...terms, version: coupon.version + 2 })).statusCode).toBe(404)
  const { rows } = { rows: (await admin.get('/api/activity')).json() }
  expect(
    rows.map(({ action, subject_name }: Record<string, string>) => `${action} ${subject_name}`).slice(0, 3),
  ).toEqual(['ended Ragi week', 'edited Ragi week', 'added Ragi week'])
})

// Requirement D-506
test('the report lists each coupon with its orders, discounts and sales, without cancelled orders', async () => {
  const { admin, shopper, ragi } = await shopWithBundle()
  const limited = { ...input, name: '=Ragi week', starts_at: '2026-06-14T18:30:00Z' }
  expect((await admin.post('/api/coupons/add', limited)).statusCode).toBe(201)
  const automatic = {
    ...{ ...input, ...otherForm, name: 'Two for one', code: null, combinable: true, ends_at: null },
    ...{ max_uses: null, starts_at: '2026-06-14T18:30:00Z', benefit: { kind: 'buy_get', buy: 1, free: 1 } },
  }
  expect((await admin.post('/api/coupons/add', automatic)).statusCode).toBe(201)
  await shopper.post('/api/cart/add', { product_id: ragi.id, quantity: 2 })
  await shopper.post('/api/cart/coupon', { code: 'RAGI20' })
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  const lines = async () => {
    const report = await admin.get('/api/coupons/report.csv')
    expect([report.statusCode, report.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="coupons-2026-06-15.csv"',
    ])
    return report.body.replace('\uFEFF', '').trim().split('\r\n')
  }
  const heads =
    'Coupon,Code,Gives,State,Starts,Ends,Orders,Orders at most,Discount in rupees,Order totals in rupees'
  expect(await lines()).toEqual([
    heads,
    'Two for one,Automatic,"Buy 1, get 1 free",Active,2026-06-15 00:00,,1,,320,300',
    "'=Ragi week,RAGI20,₹20 off,Active,2026-06-15 00:00,2026-06-22 05:30,1,5,20,300",
  ])
  await shopper.delete(`/api/orders/${id}`)
  expect((await lines()).map((line) => line.split(',').slice(-4))).toEqual([
    heads.split(',').slice(-4),
    ['0', '', '0', '0'],
    ['0', '5', '0', '0'],
  ])
})

test('coupons are scheduled, active, used up and ended', async () => {
  const { shop, admin } = await shopWithBundle()
  const at = (day: number) => new Date(`2026-06-${day}T00:00:00Z`)
  await addCoupon(shop.db, { code: 'LATER', starts_at: at(16) })
  await addCoupon(shop.db, { code: 'NOW', starts_at: at(14), ends_at: at(16) })
  await addCoupon(shop.db, { code: 'OVER', starts_at: at(12), ends_at: at(14) })
  const states = (await admin.get('/api/coupons'))
    .json()
    .map((coupon: { code: string; state: string }) => [coupon.code, coupon.state])
  expect(states).toEqual([
    ['OVER', 'ended'],
    ['NOW', 'active'],
    ['LATER', 'scheduled'],
  ])
})
