import * as words from '#values/words/law/en.ts'

/** What the law gives a shopper beside the shop's own policy: the same in every shop, whatever its merchant writes (decision X17). */
export const StatutoryRights = () => (
  <section aria-labelledby="your-rights">
    <h2 id="your-rights" className="mb-3 text-xl md:text-xl">
      {words.yourRights}
    </h2>
    <p>{words.rightToRefund}</p>
  </section>
)
