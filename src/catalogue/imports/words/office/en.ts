/** Messages about a file of products, beside the row and column that they are about. */
export const fileMissing = 'Choose a CSV file.'
export const oneFile = 'Choose one file.'
export const fileTooLarge = 'This file is larger than 10 MB. Divide it into several files.'
export const otherRuns = 'Another import is running. Wait until it has ended, then check your file again.'
export const notUtf8 =
  'Couldn’t read the characters of this file. Save it as “CSV UTF-8” in your spreadsheet, then choose it again.'
export const noHeadings = 'This file is empty. Its first row must have the column names.'
export const noRows = 'This file has column names, but no products.'
export const tooManyRows = ({ most }: { most: number }) =>
  `This file has more than ${most} rows. Divide it into several files.`
export const unreadableRow =
  'Couldn’t read this row or the rows after it. Check for a quotation mark that isn’t closed.'
export const unknownColumn = 'This column isn’t known. Remove it or correct its name.'
export const columnTwice = 'This column is there twice. Remove one.'
export const columnMissing = 'This column is missing. New products need it.'
export const cellsOutside = 'This row has more cells than there are columns.'
export const productUnknown = 'There’s no product with this number. Leave it empty to add a product.'
export const sizeUnknown = 'This product has no size with this number. Leave it empty to add a size.'
export const sizeTwice = 'This size is in the file twice. Remove one of the rows.'
export const notANumber = 'Use a whole number, as in an export.'
export const categoryUnknown = 'There’s no category with this name. Add it first, or correct the name.'
export const notAlike = ({ row }: { row: number }) =>
  `This must be the same as in row ${row}, which is the same product.`
export const sizeNameTwice = 'The product has this size twice.'
export const skuTwice = 'This SKU is used for another size. Each size needs its own.'
export const someSold = ({ left }: { left: number }) =>
  `Some units were sold since the export; ${left} are left. Export again, or correct the stock.`
export const productExists = ({ id }: { id: number }) =>
  `This category already has a product with this name. To change it, enter ${id} here.`
export const editedSince =
  'Someone edited this product after the export. Export it again and repeat your changes.'

/** Messages about the product exports of other shops. */
export const handleMissing = 'Each row of a Shopify file needs the handle of its product.'
export const noGiftCards = 'Gift cards can’t be imported. Remove this product.'
export const productIsHere = 'The category already has a product with this name. Remove its rows.'
export const otherProductType =
  'Only products that are packed and sent can be imported: simple and variable ones. Remove this row.'
export const parentMissing = 'This variation’s product isn’t in the file. Export the product too.'
export const noVariations = 'This product has no variations in the file. Export them too.'
export const variationOff = 'This variation is turned off. Remove its row, or turn it on.'
