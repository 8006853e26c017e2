/** The section in which a file of products is checked and imported. */
export const exportHeading = 'Export products'
export const exportHelp =
  'Download all products that aren’t deleted as a CSV file, with one row for each size. Edit it in a spreadsheet, save it as “CSV UTF-8”, and import it here.'
export const exportProducts = 'Export products'

export const importHeading = 'Import products'
export const importHelp =
  'Choose a CSV file with the same columns as an export. You’ll see every problem and every change before anything is saved.'
export const importRules = [
  'Columns and products that aren’t in the file stay as they are. Nothing is deleted.',
  'Stock changes by as much as you changed it in the file, so units sold since the export aren’t added back.',
  'To add a product or a size, leave its number empty. Photos and labels aren’t part of the file.',
]
export const otherShops =
  'Moving from another shop? Choose the product export (CSV) from Shopify or WooCommerce, unchanged. Its pictures aren’t imported. Add them under Photos afterwards.'
export const chooseFile = 'Choose a CSV file'
export const fileLimits = 'Up to 5,000 rows and 10 MB'
export const checking = ({ file }: { file: string }) => `Checking ${file}…`
export const notChecked = 'Couldn’t check the file. Try again.'

export const resultOf = ({ file }: { file: string }) => `Check of ${file}`
export const counted = ({
  rows,
  added,
  changed,
  unchanged,
}: Record<'rows' | 'added' | 'changed' | 'unchanged', string>) =>
  `${rows === '1' ? '1 row' : `${rows} rows`}: ${newProducts(added)}, ${changed} changed, ${unchanged} unchanged`
const newProducts = (count: string) => (count === '1' ? '1 new product' : `${count} new products`)
export const problemsFound = ({ count }: { count: string }) =>
  count === '1'
    ? '1 problem. Correct it, then choose the file again.'
    : `${count} problems. Correct them, then choose the file again.`
export const problems = 'Problems'
export const changes = 'Changes'
/** `rows`: their numbers, such as 2–5, 9. */
export const inRows = ({ rows, count }: { rows: string; count: number }) =>
  count === 1 ? `Row ${rows}` : `Rows ${rows}`
export const wholeRow = 'Whole row'
export const andMore = ({ count }: { count: string }) => `And ${count} more`
export const fromTo = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`
export const empty = '(empty)'
export const additions = 'New products'
export const sizeToAdd = ({ size, price, stock }: Record<'size' | 'price' | 'stock', string>) =>
  `${size}: ${price}, ${stock} in stock`
const shops = { shopify: 'Shopify', woocommerce: 'WooCommerce' }
export const fromShop = ({ shop }: { shop: keyof typeof shops }) =>
  `This is a product file from ${shops[shop]}. Its products are added as new ones, without tax rates and labels.`
export const picturesLeftOut = ({ count }: { count: string }) =>
  count === '1'
    ? '1 picture in it isn’t imported. Add it under Photos afterwards.'
    : `${count} pictures in it aren’t imported. Add them under Photos afterwards.`
export const columnsLeftOut = ({ names }: { names: string }) => `Ignored columns: ${names}`
export const nothingToSave = 'The file has no changes.'
export const saveAll = 'Save all'
export const discard = 'Discard'
export const notStarted = 'Couldn’t start the import. Try again.'

export const lastImport = 'Last import'
export const lastLoadFailed = 'Couldn’t load the last import.'
export const startedBy = ({ file, by, at }: { file: string; by: string; at: string }) =>
  `${file}, started by ${by} on ${at}`
/** The steps, in order. */
export const steps = {
  waiting: 'Waiting to start…',
  checking: 'Step 1 of 2: checking the file again…',
  saving: 'Step 2 of 2: saving all changes…',
}
export const canLeave = 'You can leave this page. The import continues.'
export const restarted =
  'The server was restarted during the import. Nothing was half saved; the import started again.'
export const saved = ({ added, changed }: { added: string; changed: string }) =>
  `Saved: ${newProducts(added)}, ${changed} changed.`
/** Why nothing was saved. */
export const reasons = {
  problems: 'Nothing was saved, because the file has problems:',
  changed: 'Nothing was saved, because products changed after you checked the file. Check it again.',
  interrupted:
    'Nothing was saved, because the server stopped several times during the import. Try a smaller file.',
  unexpected: 'Nothing was saved, because of an unexpected error. Try again later.',
}
