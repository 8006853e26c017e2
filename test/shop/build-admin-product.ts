import type { AdminProduct } from '#catalogue/products/contract.ts'
import type { AdminVariant } from '#catalogue/products/variant-contract.ts'

type AdminProductFields = Partial<Omit<AdminProduct, 'packs'>> & {
  packs: (Partial<AdminVariant> & { id: number })[]
}

/** A product for tests of the products table: on sale, with these packs. */
export function buildAdminProduct({ packs: given, ...rest }: AdminProductFields): AdminProduct {
  const packs = given.map((pack) => ({
    size: '400 g',
    net_amount: 400,
    net_unit: 'g' as const,
    price: 320,
    mrp: null,
    sku: null,
    weight_g: null,
    stock: 10,
    reserved: 0,
    low_stock_at: 5,
    ...pack,
  }))
  return {
    id: 7,
    path: '/product/7-muesli',
    name: 'Muesli',
    one_liner: '',
    description: '',
    price: packs[0]?.price ?? 0,
    mrp: null,
    discount: null,
    quantity: '400 g',
    stock: 10,
    packs,
    category_id: 3,
    category_name: 'Muesli',
    category_path: '/categories/3-muesli',
    tint: 'muesli',
    composition: null,
    hsn: null,
    tax_rate: null,
    image1: null,
    image2: null,
    image3: null,
    image4: null,
    pictures: [],
    version: 1,
    hidden: false,
    visibility: 'on_sale',
    publish_at: null,
    hide_at: null,
    translations: {},
    ...rest,
  }
}
