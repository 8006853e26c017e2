import { slugify } from '#values/texts/slugify.ts'

export const maxFilesAtOnce = 50
export const maxFileName = 200

type Named = { id: number; name: string; skus: string[] }

/**
 * Finds the product of each photo by its file name, in small letters without the ending: the name of a product, its
 * number and name as in its URL, or the SKU of one of its sizes, with anything behind it (`ragi-porridge-2.jpg`,
 * `12-ragi-porridge.jpg`, `RP500 front.jpg`). The longest one that fits wins.
 * @returns the product of each file in order; undefined if none fits, or several do
 */
export function matchFileNames<Product extends Named>(fileNames: string[], products: Product[]) {
  const owners = new Map<string, Product | 'several'>()
  for (const product of products)
    for (const name of namesOf(product)) {
      const owner = owners.get(name)
      owners.set(name, owner && owner !== product ? 'several' : product)
    }
  return fileNames.map((fileName) => {
    const owner = findOwner(slugify(withoutEnding(fileName)), owners)
    return owner === 'several' ? undefined : owner
  })
}

const namesOf = ({ id, name, skus }: Named) => {
  const slug = slugify(name)
  return [slug, slug && `${id}-${slug}`, ...skus.map(slugify)].filter((each) => each !== '')
}

const withoutEnding = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '')

/** The owner of the longest name that the file name starts with, word by word. */
function findOwner<Owner>(fileName: string, owners: Map<string, Owner>) {
  const words = fileName.split('-')
  for (let count = words.length; count > 0; count--) {
    const owner = owners.get(words.slice(0, count).join('-'))
    if (owner) return owner
  }
  return undefined
}
