import { CheckIcon } from '#ui/elements/icons.tsx'
import * as words from '../../words/en.ts'
import { splitSentences } from './split-sentences.ts'

/** A description as a checked list, one sentence a line (specification §2.12). */
export const DescriptionList = ({ description }: { description: string }) => (
  <section>
    <h2 className="text-xl md:text-xl">{words.about}</h2>
    <ul className="mt-4 grid gap-3 wrap-anywhere">
      {splitSentences(description).map((sentence, at) => (
        <li key={at} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={2.5} />
          {sentence}
        </li>
      ))}
    </ul>
  </section>
)
