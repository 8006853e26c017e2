import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useConfirmLeave } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { pathIn } from '#words/language.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import type { EditedPage } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { sendTexts } from './send-texts.ts'
import { draftUrl, publicPageUrl } from './texts-url.ts'

type Props = { stored: EditedPage; onReplaced: (stored: EditedPage) => void }

/**
 * Says whose texts are published, with a link to the draft or else to the published page, and a button to discard the
 * draft or else to undo the last publication.
 */
export function PublishingActions({ stored, onReplaced }: Props) {
  const { page, language, hasDraft, published, before } = stored
  const mayLeave = useConfirmLeave()
  const claims = useClaimConfirmation()
  const publish = useAction(
    async (as: 'published' | 'discarded', texts: PageTexts | null, done: string) => {
      if (!(await mayLeave())) return
      const { version } = stored
      const saved = await claims.send((claims_confirmed) =>
        sendTexts(stored, { version, as, texts, claims_confirmed }),
      )
      onReplaced(saved)
      toast.success(done)
    },
    {
      failed: words.notSaved,
      onFailed: ({ body, message }) => {
        // A refusal carries the current version.
        if (body.current) onReplaced(body.current as EditedPage)
        if (body.current) toast.error(message)
        return body.current !== undefined
      },
    },
  )
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {claims.dialog}
      <p>{words.saysNow({ state: published ? words.yourWords : words.ownWords })}</p>
      {hasDraft ? (
        <TextLink to={draftUrl(page, language)} target="_blank">
          {words.seeDraft}
        </TextLink>
      ) : (
        <a
          href={pathIn(language, publicPageUrl(page))}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4"
        >
          {words.seePage}
        </a>
      )}
      {hasDraft && (
        <Button
          variant="quiet"
          busy={publish.busy}
          onClick={() => publish.run('discarded', null, words.discarded)}
        >
          {words.discardDraft}
        </Button>
      )}
      {before && !hasDraft && (
        <Button
          variant="quiet"
          busy={publish.busy}
          onClick={() => publish.run('published', before.texts, words.undone)}
        >
          {words.undo}
        </Button>
      )}
    </div>
  )
}
