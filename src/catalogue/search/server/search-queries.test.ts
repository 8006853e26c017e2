import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { createTestShop } from '#test/shop/shop.ts'
import type { SearchAnswer } from '../contract.ts'
import { indexQueuedProducts } from './indexing/index-queued-products.ts'

/** What shoppers type, and the products of the demo shop that they may mean, by the beginnings of their names. */
const queries: [string, ...string[]][] = [
  // As the products are called.
  ['turmeric', 'Salem'],
  ['turmeric powder', 'Salem'],
  ['chilli powder', 'Guntur'],
  ['coriander powder', 'Coriander'],
  ['black pepper', 'Whole Black Pepper'],
  ['sambar masala', 'Sambar'],
  ['rasam masala', 'Rasam'],
  ['chettinad masala', 'Chettinad'],
  ['idli podi', 'Idli'],
  ['seven seed mix', 'Seven'],
  ['muesli', 'Millet Muesli', 'Berry', 'Cocoa'],
  ['porridge', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  ['spices', 'Salem', 'Guntur', 'Coriander', 'Whole Black Pepper'],
  ['masala', 'Sambar', 'Rasam', 'Chettinad'],
  ['seeds', 'Seven', 'Roasted Pumpkin', 'Berry', 'Flax'],
  ['berry muesli', 'Berry'],
  ['ragi almond porridge', 'Ragi'],
  ['karuppu kavuni', 'Black Rice'],
  ['black rice', 'Black Rice'],
  ['banana porridge', 'Banana'],
  // Typing mistakes.
  ['turmaric', 'Salem'],
  ['tumeric powder', 'Salem'],
  ['museli', 'Millet Muesli', 'Berry', 'Cocoa'],
  ['musli', 'Millet Muesli', 'Berry', 'Cocoa'],
  ['corriander', 'Coriander'],
  ['coriender powder', 'Coriander'],
  ['chily powder', 'Guntur'],
  ['red chillies', 'Guntur'],
  ['blak pepper', 'Whole Black Pepper'],
  ['peper', 'Whole Black Pepper'],
  ['sambhar powder', 'Sambar'],
  ['rasm powder', 'Rasam'],
  ['chetinad masala', 'Chettinad'],
  ['pumkin seeds', 'Roasted Pumpkin', 'Seven'],
  ['sunflwer seeds', 'Roasted Pumpkin', 'Seven'],
  ['choclate muesli', 'Cocoa'],
  ['coco muesli', 'Cocoa'],
  ['almonds', 'Ragi', 'Sathu', 'Millet Muesli'],
  ['porrige', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  ['milet muesli', 'Millet Muesli'],
  // Other spellings of Indian names, words joined and split.
  ['sathu mavu', 'Sathu'],
  ['sathumaavu', 'Sathu'],
  ['sattu maavu', 'Sathu'],
  ['saththu mavu', 'Sathu'],
  ['sathumavu powder', 'Sathu'],
  ['karupu kavuni rice', 'Black Rice'],
  ['kavuni arisi', 'Black Rice'],
  ['karuppukavuni', 'Black Rice'],
  ['idly podi', 'Idli'],
  ['idlipodi', 'Idli'],
  ['blackpepper', 'Whole Black Pepper'],
  ['multi grain', 'Sathu'],
  ['flaxseed', 'Flax', 'Seven'],
  ['sun flower seeds', 'Roasted Pumpkin', 'Seven'],
  ['chettinadu', 'Chettinad'],
  // Other names.
  ['haldi', 'Salem'],
  ['haldi powder', 'Salem'],
  ['manjal', 'Salem'],
  ['manjal thool', 'Salem'],
  ['milagai', 'Guntur'],
  ['milagai thool', 'Guntur'],
  ['lal mirch powder', 'Guntur'],
  ['mirchi', 'Guntur'],
  ['dhaniya powder', 'Coriander'],
  ['dhania', 'Coriander'],
  ['malli thool', 'Coriander'],
  ['kothamalli podi', 'Coriander'],
  ['kali mirch', 'Whole Black Pepper'],
  ['milagu', 'Whole Black Pepper'],
  ['jeera', 'Rasam', 'Sambar', 'Chettinad'],
  ['saunf', 'Chettinad'],
  ['ellu', 'Flax', 'Seven', 'Idli'],
  ['til', 'Flax', 'Seven', 'Idli'],
  ['alsi', 'Flax', 'Seven'],
  ['gun powder', 'Idli'],
  ['bajra', 'Sathu', 'Millet Muesli', 'Black Rice'],
  ['kambu', 'Sathu', 'Millet Muesli', 'Black Rice'],
  ['kezhvaragu', 'Ragi', 'Cocoa', 'Sathu'],
  ['finger millet', 'Ragi', 'Cocoa', 'Sathu'],
  ['ragi', 'Ragi', 'Cocoa', 'Sathu'],
  ['samai', 'Banana'],
  ['thinai', 'Banana', 'Sathu', 'Berry'],
  ['badam', 'Ragi', 'Sathu', 'Millet Muesli'],
  ['kaju', 'Millet Muesli', 'Cocoa', 'Sathu'],
  ['vellam', 'Millet Muesli', 'Cocoa'],
  ['nendran pazham', 'Banana'],
  ['ulundhu', 'Idli'],
  ['kanji', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  // In Tamil.
  ['சத்துமாவு', 'Sathu'],
  ['சத்து மாவு', 'Sathu'],
  ['மஞ்சள் தூள்', 'Salem'],
  ['மஞ்சள்', 'Salem'],
  ['மிளகாய் தூள்', 'Guntur'],
  ['மல்லி தூள்', 'Coriander'],
  ['மிளகு', 'Whole Black Pepper'],
  ['ராகி கஞ்சி', 'Ragi'],
  ['கேழ்வரகு', 'Ragi', 'Cocoa', 'Sathu'],
  ['கஞ்சி', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  ['இட்லி பொடி', 'Idli'],
  ['எள்', 'Flax', 'Seven', 'Idli'],
  ['ஆளிவிதை', 'Flax', 'Seven'],
  ['ரசப்பொடி', 'Rasam'],
  // Words that are not typed to the end.
  ['turm', 'Salem'],
  ['cori', 'Coriander'],
  ['sath', 'Sathu'],
  ['pump', 'Roasted Pumpkin'],
  ['மஞ்ச', 'Salem'],
  ['choco', 'Cocoa'],
  // Needs and kinds of food.
  ['gluten free', 'Seven', 'Roasted Pumpkin', 'Flax', 'Salem', 'Guntur', 'Coriander', 'Whole Black Pepper'],
  ['sugar free', 'Sathu', 'Ragi', 'Black Rice', 'Banana', 'Seven', 'Roasted Pumpkin', 'Flax', 'Salem'],
  ['no nuts', 'Salem', 'Guntur', 'Coriander', 'Whole Black Pepper', 'Sambar'],
  ['vegan', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  ['breakfast', 'Sathu', 'Ragi', 'Black Rice', 'Banana', 'Millet Muesli', 'Berry', 'Cocoa', 'Idli'],
  ['gluten free snack', 'Seven', 'Roasted Pumpkin', 'Flax'],
  ['masala without nuts', 'Sambar', 'Rasam', 'Chettinad'],
  ['no sugar porridge', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  ['whole grain breakfast', 'Sathu', 'Ragi', 'Black Rice', 'Millet Muesli', 'Berry', 'Cocoa'],
  ['சர்க்கரை இல்லாத கஞ்சி', 'Sathu', 'Ragi', 'Black Rice', 'Banana'],
  // Two of several words.
  ['ragi muesli', 'Cocoa'],
  ['pepper cumin', 'Rasam', 'Sambar', 'Chettinad'],
]
/** How many of the queries must find one of their products among the first three. */
const leastFound = 114

async function demoSearch() {
  const shop = await createTestShop()
  await seedDemo(shop, { logins: false })
  await indexQueuedProducts(shop)
  let visitors = 0
  return async (query: string): Promise<SearchAnswer> => {
    visitors += 1
    const url = `/api/search?q=${encodeURIComponent(query)}`
    // Each from another network, because the rate limit counts searches.
    return (await shop.visitor().get(url, { remoteAddress: `10.0.0.${visitors}` })).json()
  }
}

// Requirement D-370: Of 120 ordinary queries (misspelled, transliterated, by other names, ingredients and needs), at least 114 find
//   the product among the first three.
test('what shoppers type finds the product that they mean among the first three', async () => {
  const search = await demoSearch()
  const failures: string[] = []
  for (const [query, ...wanted] of queries) {
    const answer = await search(query)
    const names = answer.products.slice(0, 3).map(({ name }) => name)
    if (!names.some((name) => wanted.some((start) => name.startsWith(start))))
      failures.push(
        `${query} → ${names.join(', ') || 'nothing'}${answer.corrected ? ` (${answer.corrected})` : ''}`,
      )
  }
  expect(queries).toHaveLength(120)
  expect(queries.length - failures.length, failures.join('\n')).toBeGreaterThanOrEqual(leastFound)
}, 60_000)
