import { TextLink } from '#ui/elements/text-link.tsx'

/** What became of several lines that were put into the cart: how many units were added, and what was not and why. */
export type AddedLines = { added: number; sentences: string[] }

type Props = {
  /** Undefined until something was added. */
  report: AddedLines | undefined
  words: { added: (units: { count: number }) => string; nothingAdded: string; viewCart: string }
}

/** Tells also screen readers how many units are in the cart now, and names what isn't. */
export const AddedLinesReport = ({ report, words }: Props) => (
  <div role="status">
    {report && (
      <>
        <p className="font-semibold">
          {report.added > 0 ? words.added({ count: report.added }) : words.nothingAdded}
        </p>
        {report.sentences.map((sentence) => (
          <p key={sentence} className="text-sm wrap-anywhere text-ink-soft">
            {sentence}
          </p>
        ))}
        {report.added > 0 && <TextLink to="/cart">{words.viewCart}</TextLink>}
      </>
    )}
  </div>
)
