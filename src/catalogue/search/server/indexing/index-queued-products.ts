import type { Transaction } from 'kysely'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { consonantsOf, spellingKey } from '../../rules/spelling-key.ts'
import { hasAlphabetic } from '../../rules/words-of.ts'
import { termsOfProduct } from './product-terms.ts'
import { readSearchedTexts } from './product-texts.queries.ts'
import {
  type Document,
  type NewTerm,
  type Posting,
  readDocuments,
  storeTerms,
  takeFromQueue,
  takeIndexLock,
  writeDocuments,
} from './search-index.queries.ts'

type Trx = Transaction<Database>
type IndexParts = Pick<Parts, 'db' | 'catalogueVersion'>

/** Small enough that an edit of one of these products waits only for a moment. */
const batchSize = 100
const bestWeight = 1000

/**
 * A job: writes the search terms of the products that have changed, until the queue is empty or the process stops. Of
 * several processes one works at a time. Cached pages and answers are renewed if terms have changed, at the latest
 * after fifty batches.
 */
export async function indexQueuedProducts({ db, catalogueVersion }: IndexParts, stopping?: AbortSignal) {
  for (let isEmpty = false; !isEmpty && !stopping?.aborted; ) {
    let hasChanged = false
    for (let batch = 0; batch < 50 && !isEmpty && !stopping?.aborted; batch++) {
      const { taken, changed } = await transact(db, indexBatch)
      hasChanged ||= changed
      isEmpty = taken < batchSize
    }
    if (hasChanged) await changeCatalogue({ db, catalogueVersion }, bumpCatalogueVersion)
  }
}

/** @returns how many products were taken, and whether any of their terms changed */
async function indexBatch(trx: Trx): Promise<{ taken: number; changed: boolean }> {
  const ids = (await takeIndexLock(trx)) ? await takeFromQueue(trx, batchSize) : []
  if (ids.length === 0) return { taken: 0, changed: false }
  const products = await readSearchedTexts(trx, ids)
  const terms = new Map(products.map((product) => [product.id, termsOfProduct(product)]))
  const termIds = await storeTerms(trx, newTermsOf([...terms.values()]))
  const documents = ids.map((id): Document => documentOf(id, terms.get(id), termIds))
  const { removed, added } = compare(await readDocuments(trx, ids), documents)
  const changed = removed.length + added.length > 0
  if (changed) await writeDocuments(trx, { documents, removed, added })
  return { taken: ids.length, changed }
}

type Terms = ReturnType<typeof termsOfProduct>

/** The rows of `search_terms`, in a fixed order. */
function newTermsOf(all: Terms[]): NewTerm[] {
  const rows = new Map<string, NewTerm>()
  for (const terms of all)
    for (const [term, { words, isName }] of terms) {
      const known = rows.get(term)
      if (known) known.is_name ||= isName
      else rows.set(term, { term, words, ...keysOf(term), is_name: isName })
    }
  return [...rows.values()].sort((one, other) => (one.term < other.term ? -1 : 1))
}

/** Numbers and filters have no spellings. */
const keysOf = (term: string) => {
  const isWord = hasAlphabetic(term) && !term.includes(':')
  const key = isWord ? spellingKey(term) : term
  return { key, consonants: isWord ? consonantsOf(key) : '' }
}

function documentOf(product_id: number, terms: Terms | undefined, termIds: Map<string, number>): Document {
  const rows = [...(terms ?? [])]
    .map(([term, { weight }]) => ({ id: termIds.get(term) ?? 0, rank: bestWeight - weight }))
    .sort((one, other) => one.id - other.id)
  return { product_id, term_ids: rows.map(({ id }) => id), ranks: rows.map(({ rank }) => rank) }
}

const postingsOf = (documents: Document[]) =>
  new Map(
    documents.flatMap(({ product_id, term_ids, ranks }) =>
      term_ids.map((term_id, at): [string, Posting] => {
        const rank = ranks[at] ?? bestWeight
        return [`${product_id} ${term_id} ${rank}`, { term_id, rank, product_id }]
      }),
    ),
  )

/** What differs between the stored documents and the new ones. */
function compare(stored: Document[], documents: Document[]) {
  const [before, after] = [postingsOf(stored), postingsOf(documents)]
  return {
    removed: [...before].filter(([key]) => !after.has(key)).map(([, posting]) => posting),
    added: [...after].filter(([key]) => !before.has(key)).map(([, posting]) => posting),
  }
}
