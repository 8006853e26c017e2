import { expect, test } from 'vitest'
import { office } from '#test/shop/product-files.ts'
import { createRealShop } from '#test/shop/real-shop.ts'
import { htmlToText, oneLineOf } from './html-to-text.ts'

const shopifyHeadings =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status'
const shopifyFile = [
  shopifyHeadings,
  'ragi-porridge-mix,Ragi Porridge Mix,"<p>Sprouted <strong>ragi</strong>, slowly roasted.</p><ul><li>No sugar</li><li>Ready in 5&nbsp;minutes</li></ul>",Amma Foods,,Breakfast,"millet, ragi",true,Size,250 g,,,,,RPM-250,250.0,shopify,40,deny,manual,180.00,200.00,true,true,,https://cdn.shopify.com/s/files/1/ragi.jpg?v=1,1,Ragi mix,false,,,,g,,active',
  'ragi-porridge-mix,,,,,,,,,500 g,,,,,RPM-500,500.0,shopify,25,deny,manual,340.00,,true,true,,https://cdn.shopify.com/s/files/1/ragi-2.jpg?v=1,2,,,,,https://cdn.shopify.com/s/files/1/ragi-3.jpg,g,,',
  'ragi-porridge-mix,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.shopify.com/s/files/1/ragi-4.jpg,3,,,,,,,,',
  'kanji-mix,Kanji Mix,<p>Red rice &amp; green gram</p>,Amma Foods,"Food, Beverages & Tobacco > Food Items > Breakfast",,,false,Title,Default Title,,,,,\'00123,1000.0,shopify,12,deny,manual,420.00,0.00,true,true,,,,,false,,Red rice porridge for cold evenings,,kg,,draft',
].join('\n')

// Requirement D-526: the product exports of Shopify and WooCommerce are recognized by their headings, and their products
//   are added with their sizes, prices and stock. Pictures and columns that aren't imported are named.
test('a Shopify export is checked and imported', async () => {
  const { shop, checked, save, exportFile } = await office()
  const check = await checked(shopifyFile)
  expect(check).toMatchObject({ from: 'shopify', rows: 3, problems: [], added: 2, changed: 0, pictures: 4 })
  expect(check.left_out).toEqual(expect.arrayContaining(['Vendor', 'Tags', 'Cost per item']))
  expect(check.left_out).not.toContain('Image Src')
  expect(check.additions).toEqual([
    {
      row: 2,
      name: 'Ragi Porridge Mix',
      sizes: [
        { size: '250 g', price: 180, stock: 40 },
        { size: '500 g', price: 340, stock: 25 },
      ],
    },
    { row: 5, name: 'Kanji Mix', sizes: [{ size: '1 kg', price: 420, stock: 12 }] },
  ])
  expect((await save(shopifyFile)).state).toBe('saved')
  const rows = await shop.db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['one_liner', 'description', 'draft', 'mrp_paise', 'sku', 'weight_g'])
    .where('products.name', 'like', '% Mix')
    .orderBy('packs.id')
    .execute()
  const ragi = {
    one_liner: 'Sprouted ragi, slowly roasted.',
    description: 'Sprouted ragi, slowly roasted.\n\n• No sugar\n• Ready in 5 minutes',
    draft: false,
  }
  expect(rows).toEqual([
    { ...ragi, mrp_paise: 20_000, sku: 'RPM-250', weight_g: 250 },
    { ...ragi, mrp_paise: null, sku: 'RPM-500', weight_g: 500 },
    {
      one_liner: 'Red rice porridge for cold evenings',
      description: 'Red rice & green gram',
      draft: true,
      mrp_paise: null,
      sku: '00123',
      weight_g: 1000,
    },
  ])
  // From now on, the products are edited with our own columns.
  expect(await checked(await exportFile())).toMatchObject({ from: null, problems: [], change_count: 0 })
  const { problems } = await checked(shopifyFile)
  expect(problems.filter(({ column }) => column === 'Title')).toEqual(
    [2, 5].map((row) => ({ row, column: 'Title', message: expect.stringContaining('already has') })),
  )
})

test('what does not fit is named by the headings of Shopify', async () => {
  const { checked } = await office()
  const { problems } = await checked(
    [
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Gift Card,Status',
      'podi,Idli Podi,,Powders,Size,100 g,P 1,100,-3,abc,,active',
      ',Lost,x,Breakfast,Size,1,,,1,1,,active',
      'card,Gift Card,A card,Breakfast,Title,Default Title,,0,,500,true,active',
    ].join('\n'),
  )
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Body (HTML)'],
    [2, 'Variant Price'],
    [2, 'Variant Inventory Qty'],
    [2, 'Type'],
    [3, 'Handle'],
    [4, 'Gift Card'],
    [4, 'Option1 Value'],
    [4, 'Variant Inventory Qty'],
  ])
})

const wooHeadings =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"'
const wooFile = [
  wooHeadings,
  '44,variable,MUE,,Millet Muesli,1,0,visible,"<p>Crunchy, no sugar</p>","Five millets.\\nToasted in small batches.",,,taxable,,1,,,0,0,0.4,,,,1,,,,"Foods > Breakfast, Foods",millet,,"https://amma.example/a.jpg, https://amma.example/b.jpg",,,,,,,,,0,Pack,"400 g, 1 kg",1,1',
  '45,variation,MUE-400,,Millet Muesli - 400 g,1,0,visible,,,,,taxable,parent,1,30,,0,0,,,,,0,,299,320,,,,,,,MUE,,,,,,1,Pack,400 g,,1',
  '46,variation,MUE-1000,,Millet Muesli - 1 kg,1,0,visible,,,,,taxable,parent,1,8,,0,0,1,,,,0,,,720,,,,https://amma.example/c.jpg,,,id:44,,,,,,2,Pack,1 kg,,1',
  '47,simple,PEP,,Black Pepper,0,0,visible,,Whole pepper from Kolli Hills.,,,taxable,,1,15,,0,0,0.05,,,,1,,,95,"Spices, Breakfast",,,,,,,,,,,,0,Brand,Amma,1,1',
].join('\r\n')

// Requirement D-526
test('a WooCommerce export is checked and imported', async () => {
  const { shop, checked, save } = await office()
  expect(await checked(`\uFEFF${wooFile}`)).toMatchObject({
    from: 'woocommerce',
    ...{ rows: 3, problems: [], added: 2, pictures: 3 },
    additions: [
      {
        row: 3,
        name: 'Millet Muesli',
        sizes: [
          { size: '400 g', price: 299, stock: 30 },
          { size: '1 kg', price: 720, stock: 8 },
        ],
      },
      { row: 5, name: 'Black Pepper', sizes: [{ size: '50 g', price: 95, stock: 15 }] },
    ],
  })
  expect((await save(wooFile)).state).toBe('saved')
  const rows = await shop.db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['one_liner', 'description', 'hidden', 'mrp_paise', 'sku', 'weight_g'])
    .where('sku', 'is not', null)
    .orderBy('packs.id')
    .execute()
  const muesli = {
    one_liner: 'Crunchy, no sugar',
    description: 'Five millets.\nToasted in small batches.',
    hidden: false,
  }
  const pepper = 'Whole pepper from Kolli Hills.'
  expect(rows).toEqual([
    { ...muesli, mrp_paise: 32_000, sku: 'MUE-400', weight_g: 400 },
    { ...muesli, mrp_paise: null, sku: 'MUE-1000', weight_g: 1000 },
    { one_liner: pepper, description: pepper, hidden: true, mrp_paise: null, sku: 'PEP', weight_g: 50 },
  ])
})

test('what does not fit is named by the headings of WooCommerce', async () => {
  const { checked } = await office()
  const { problems } = await checked(
    [
      'ID,Type,SKU,Name,Published,Short description,Description,Stock,Weight (g),Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,"simple, virtual",A,Course,1,,Learn,,,,500,Breakfast,,,',
      '2,variation,B,Lost - 1 kg,1,,,3,,,90,,id:99,Size,1 kg',
      '3,variable,C,Empty,1,,None,,,,,Breakfast,,,',
      '4,variable,D,Malt,1,,Ragi.,,,,,Drinks,,,',
      '5,variation,D-1,Malt - 1 kg,0,,,2,much,,90,,D,Size,1 kg',
      '6,simple,E,Oats,1,,Oats.,,0,80,70,Breakfast,,,',
    ].join('\n'),
  )
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Type'],
    [3, 'Parent'],
    [4, 'Type'],
    [6, 'Published'],
    [6, 'Weight'],
    [6, 'Categories'],
    [7, 'Attribute 1 value(s)'],
    [7, 'Stock'],
    [7, 'Regular price'],
  ])
})

// Requirement D-526
test('in a real shop, products of another shop are drafts', async () => {
  const { shop, save } = await office(await createRealShop())
  expect((await save(shopifyFile)).state).toBe('saved')
  const products = await shop.db
    .selectFrom('products')
    .select(['draft', 'archived_at'])
    .where('name', 'like', '% Mix')
    .execute()
  expect(products).toEqual(Array(2).fill({ draft: true, archived_at: expect.any(Date) }))
})

test.each([
  ['<p>One<br>Two</p><p>Three</p>', 'One\nTwo\n\nThree'],
  [
    '<style>p { color: red }</style><div class="a>b">A &lt; B &#8377;5 &#x20B9;5 &unknown;</div>',
    'b">A < B ₹5 ₹5 &unknown;',
  ],
  ['3 < 5 and 7 > 5', '3 < 5 and 7 > 5'],
  ['&#0;&#99999999;', '&#99999999;'],
])('%s as text', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('a long text becomes its first sentence or its first words', () => {
  expect(oneLineOf(`Short one. ${'Long text '.repeat(30)}`)).toBe('Short one.')
  const words = oneLineOf('Long text '.repeat(30))
  expect([words.length <= 160, words.endsWith('text…') || words.endsWith('Long…')]).toEqual([true, true])
})
