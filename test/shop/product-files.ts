import type { FileCheckView, ProductImport } from '#catalogue/imports/contract.ts'
import { runImport } from '#catalogue/imports/server/saving/run-import.ts'
import { addCategory, addProduct, addVariant, createTestShop, signInAs, type TestShop } from './shop.ts'

type CsvFile = string | Uint8Array<ArrayBuffer>

/** Muesli in two sizes and Podi, in the category Breakfast, and an administrator with files of products. */
export async function office(given?: TestShop, givenAdmin?: Awaited<ReturnType<typeof signInAs>>) {
  const shop = given ?? (await createTestShop())
  const admin = givenAdmin ?? (await signInAs(shop, 'admin'))
  const category = await addCategory(shop.db, { name: 'Breakfast' })
  const muesli = await addProduct(shop.db, {
    name: '=Muesli, "crisp"',
    description: 'தினை.\nTwo lines.',
    price_paise: 32_000,
    stock: 10,
    category_id: category.id,
  })
  const large = await addVariant(shop.db, muesli.id, { label: '1 kg', price_paise: 80_000, stock: 4 })
  const podi = await addProduct(shop.db, {
    name: "'=Podi",
    price_paise: 9_950,
    stock: 3,
    category_id: category.id,
  })
  const exportFile = async () => (await admin.get('/api/products/export.csv')).body
  const send = async (path: string, file: CsvFile, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([file]), 'products.csv')
    const body = new Response(form)
    return admin.post(path, Buffer.from(await body.arrayBuffer()), {
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
    })
  }
  const check = (file: CsvFile) => send('/api/products/imports/check', file)
  const checked = async (file: CsvFile): Promise<FileCheckView> => (await check(file)).json()
  const last = async (): Promise<ProductImport> => (await admin.get('/api/products/imports/last')).json().last
  /** Queues a file with what a check of it showed. */
  const start = async (file: CsvFile, { seen = '', form_key = `import-${crypto.randomUUID()}` } = {}) =>
    send('/api/products/imports', file, { form_key, seen: seen || (await checked(file)).seen })
  const save = async (file: CsvFile) => {
    await start(file)
    await runImport(shop)
    return last()
  }
  const product = async (id: number) => (await admin.get(`/api/products/all/${id}`)).json()
  return {
    shop,
    admin,
    category,
    muesli,
    large,
    podi,
    exportFile,
    check,
    checked,
    start,
    save,
    last,
    product,
  }
}
