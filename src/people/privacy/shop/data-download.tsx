import { base } from '#words/page/en.ts'
import * as words from '../words/en.ts'

/** Downloads of the person's data: a web page to read, and JSON. */
export const DataDownload = () => (
  <section aria-labelledby="take-away">
    <h2 id="take-away" className="mb-3 text-xl">
      {words.takeAway}
    </h2>
    <p className="flex flex-wrap gap-x-8">
      <a href={`${base}/api/account/data.html`} download className={linkLook}>
        {words.asPage}
      </a>
      <a href={`${base}/api/account/data`} download className={linkLook}>
        {words.asJson}
      </a>
    </p>
  </section>
)

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-ink'
