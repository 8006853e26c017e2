import type { z } from 'zod'
import { newTexts } from '#catalogue/labels/server/claims/claiming-texts.ts'
import { refuseClaims, weighClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { doors } from '#http/calls/doors.ts'
import { confirmAgain, isConfirmed } from '#http/calls/may-call.ts'
import { answerPage } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import type { TextProblem } from '#values/rich-text/rich-text.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type PageTexts, problemsIn, type savedTexts } from '../../text-rules-contract.ts'
import { textEndpoints } from '../../texts-contract.ts'
import { said } from '../../words/office/texts/index.ts'
import { listEdited, readEdited } from './edited-texts.ts'
import { listVersions } from './page-texts.queries.ts'
import { saveTexts } from './save-texts.ts'
import { showHome, showPage } from './shown-texts.ts'

export const textsApi = (parts: Parts) => {
  const { db, store, settings, clock } = parts
  const ways = () => ({
    visitorCarts: settings.visitorCarts,
    demo: settings.demo,
    today: calendarDay(clock.now(), region.timeZone),
    store: store(),
  })
  /** What would be published claims beyond what every label says. The shop's own words and drafts are not asked about. */
  const claimsOf = async (sent: z.infer<typeof savedTexts>) => {
    if (sent.as !== 'published' || !sent.texts) return { claims: [], claiming: {} }
    const { builtIn, published } = await readEdited(db, sent, ways())
    const said = { before: { ...builtIn, ...published }, after: sent.texts }
    return { claims: await weighClaims(db, said), claiming: newTexts(said.before, said.after) }
  }
  return doors('texts', textEndpoints, {
    'GET /texts/home': ({ language }) => showHome(db, { language, store: store(), ways: ways() }),

    'GET /texts/pages/{page}': ({ params: { page }, language }) =>
      showPage(db, { page, language, store: store(), ways: ways() }),

    'GET /edited-texts': () => listEdited(db),

    'GET /edited-texts/{page}/{language}': ({ params }) => readEdited(db, params, ways()),

    'PUT /edited-texts': async ({ body, user, request }) => {
      // Nobody reads a draft: only what is published is said by the whole shop.
      const isPublished = body.as === 'published'
      if (isPublished && !isConfirmed(user)) return confirmAgain(user)
      const wrong = refusalOf(body.texts ?? {})
      if (wrong) return wrong
      const { claims, claiming } = await claimsOf(body)
      if (claims.length > 0 && !body.claims_confirmed) return refuseClaims(claims)
      const saved = await saveTexts(parts, { ...body, by: user, claims, claiming })
      if (saved.ok && isPublished) await request.spendConfirmation()
      const current = await readEdited(db, body, ways())
      return saved.ok ? current : refuse(409, 'TEXTS_CHANGED', said.changedMeanwhile, { more: { current } })
    },

    'GET /edited-texts/{page}/{language}/versions': async ({ params, query, request, reply }) =>
      answerPage(request, reply, await listVersions(db, params, query)),
  })
}

/** The first that may not be published of each text, told at its field. */
function refusalOf(texts: PageTexts) {
  const found = Object.entries(texts).flatMap(([name, typed]) => {
    const [problem] = problemsIn(name, typed)
    return problem ? [[name, sayProblem(problem)] as const] : []
  })
  const [first] = found
  return first && refuse(400, 'INVALID', first[1], { fields: Object.fromEntries(found) })
}

const sayProblem = ({ kind, typed }: TextProblem) =>
  kind === 'link' ? said.wrongLink({ typed }) : said.unknownField({ typed })
