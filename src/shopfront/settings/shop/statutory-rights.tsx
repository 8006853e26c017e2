import * as words from '#values/words/law/en.ts'

/** Statutory refund rights: the same in every shop, whatever its policy says (decision X17). */
export const StatutoryRights = () => (
  <section aria-labelledby="your-rights">
    <h2 id="your-rights" className="mb-3 text-xl md:text-xl">
      {words.yourRights}
    </h2>
    <p>{words.rightToRefund}</p>
  </section>
)
