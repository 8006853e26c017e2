/** Words that name nothing: they are left out if others remain. */
const ignored = new Set(
  'pure a an the and or of for with in on to from by my me is i we want need buy get some any best good online shop price rate cheap near order please which has have made ka ki ke ko mein aur wala wali chahiye vendum venum மற்றும் வேண்டும் உள்ள'.split(
    ' ',
  ),
)
/** Whether a word names nothing. */
export const isIgnored = (word: string) => ignored.has(word)
/** An amount such as `500g` or `kg`: sizes are chosen on a product's page. */
const amount = /^\d*(g|gm|gms|gram|grams|kg|kgs|kilo|ml|l|litre|pack|packet)$/

/** The words that a search is for: without fillers and amounts, unless there is nothing else. */
export function withoutIgnored(words: string[]): string[] {
  const left = words.filter(
    (word, at) =>
      !ignored.has(word) && !(amount.test(word) || (/^\d+$/.test(word) && amount.test(words[at + 1] ?? ''))),
  )
  return left.length > 0 ? left : words
}

/** Words for the form of a food: whoever searches for `pepper powder` also wants to see whole pepper. */
const forms = new Set(
  'powder podi pudi thool thul பொடி தூள் flour maavu mavu மாவு atta mix mixture கலவை food foods item items product products ground fresh homemade fruit pazham பழம்'.split(
    ' ',
  ),
)
/** Whether a word needs not match if others do. */
export const isFormWord = (word: string) => forms.has(word)

/** `manjalpodi` as `manjal` and `podi`; undefined if it does not end with the form of a food. */
export function splitForm(word: string): [food: string, form: string] | undefined {
  const form = [...forms].find((each) => word.endsWith(each) && word.length >= each.length + 3)
  return form === undefined ? undefined : [word.slice(0, -form.length), form]
}
