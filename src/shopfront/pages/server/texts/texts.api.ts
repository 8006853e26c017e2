import type { z } from 'zod'
import { changedTexts } from '#catalogue/labels/server/claims/flatten-translations.ts'
import { findUncoveredClaims, refuseClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { hasStepUp, requestStepUp } from '#http/calls/authorize.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import type { TextProblem } from '#values/rich-text/rich-text.ts'
import { findTextProblems, type PageTexts, type savePageTextsInput } from '../../text-rules-contract.ts'
import { textEndpoints } from '../../texts-contract.ts'
import { textsSentences } from '../../words/index.ts'
import { textContextOf } from './built-in-texts.ts'
import { readHomeContent, readPageContent } from './choose-page-texts.ts'
import { listEditedTexts, readEditedTexts } from './edited-texts.ts'
import { listVersions } from './page-texts.queries.ts'
import { saveTexts } from './save-texts.ts'

export const textsApi = (parts: Parts) => {
  const { db, store } = parts
  const textContext = () => textContextOf(parts)
  /**
   * The claims that publishing would add and that not every label supports, and the changed texts (`claiming`). Drafts
   * and built-in texts are not checked.
   */
  const findNewClaims = async (sent: z.infer<typeof savePageTextsInput>) => {
    if (sent.as !== 'published' || !sent.texts) return { claims: [], claiming: {} }
    const { builtIn, published } = await readEditedTexts(db, sent, textContext())
    const compared = { before: { ...builtIn, ...published }, after: sent.texts }
    return {
      claims: await findUncoveredClaims(db, compared),
      claiming: changedTexts(compared.before, compared.after),
    }
  }
  return createRoutes('texts', textEndpoints, {
    'GET /texts/home': ({ language }) =>
      readHomeContent(db, { language, store: store(), context: textContext() }),

    'GET /texts/pages/{page}': ({ params: { page }, language }) =>
      readPageContent(db, { page, language, store: store(), context: textContext() }),

    'GET /edited-texts': () => listEditedTexts(db),

    'GET /edited-texts/{page}/{language}': ({ params }) => readEditedTexts(db, params, textContext()),

    'PUT /edited-texts': async ({ body, user, request }) => {
      // Only publishing needs step-up authentication; shoppers do not see a draft.
      const isPublished = body.as === 'published'
      if (isPublished && !hasStepUp(user)) return requestStepUp(user)
      const refusal = refusalOf(body.texts ?? {})
      if (refusal) return refusal
      const { claims, claiming } = await findNewClaims(body)
      if (claims.length > 0 && !body.claims_confirmed) return refuseClaims(claims)
      const saved = await saveTexts(parts, { ...body, by: user, claims, claiming })
      if (saved.ok && isPublished) await request.spendStepUp()
      const current = await readEditedTexts(db, body, textContext())
      return saved.ok
        ? current
        : refuse(409, 'TEXTS_CHANGED', textsSentences.changedMeanwhile, { more: { current } })
    },

    'GET /edited-texts/{page}/{language}/versions': async ({ params, query, request, reply }) =>
      setPageHeaders(request, reply, await listVersions(db, params, query)),
  })
}

/** Refuses texts with problems: the first problem of each, at its field. Undefined if there are none. */
function refusalOf(texts: PageTexts) {
  const found = Object.entries(texts).flatMap(([name, typed]) => {
    const [problem] = findTextProblems(name, typed)
    return problem ? [[name, describeProblem(problem)] as const] : []
  })
  const [first] = found
  return first && refuse(400, 'INVALID', first[1], { fields: Object.fromEntries(found) })
}

const describeProblem = ({ kind, typed }: TextProblem) =>
  kind === 'link' ? textsSentences.wrongLink({ typed }) : textsSentences.unknownField({ typed })
