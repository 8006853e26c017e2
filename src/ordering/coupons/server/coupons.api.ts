import { refuseEditConflict, refuseField } from '#catalogue/products/server/change-refusals.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { couponEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { findAdminCoupon, listAdminCoupons } from './admin-coupons.queries.ts'
import { exportCoupons } from './export-coupons.ts'
import { addCoupon, editCoupon, endCoupon } from './save-coupon.ts'

const defaultPageSize = 24

/** The merchant's coupons. */
export const couponsApi = (parts: Parts) => {
  const answerWith = async (id: number) =>
    (await findAdminCoupon(parts.db, id, parts.clock.now())) ?? noSuchCoupon()
  return createRoutes('coupons', couponEndpoints, {
    'GET /coupons': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAdminCoupons(parts.db, pageRequestOf(query, defaultPageSize), parts.clock.now()),
      ),

    'GET /coupons/report.csv': ({ reply, language }) => {
      const now = parts.clock.now()
      reply.type('text/csv; charset=utf-8')
      reply.header(
        'content-disposition',
        `attachment; filename="coupons-${calendarDay(now, region.timeZone)}.csv"`,
      )
      return exportCoupons(parts.db, now, language)
    },

    'GET /coupons/{id}': ({ params }) => answerWith(params.id),

    'POST /coupons/add': async ({ user, body }) => {
      const added = await addCoupon(parts, user, body)
      return added.ok ? answerWith(added.id) : refuseField(added)
    },

    'PUT /coupons/{id}': async ({ user, params, body }) => {
      const edited = await editCoupon(parts, user, params.id, body)
      if (edited.ok) return answerWith(edited.id)
      switch (edited.reason) {
        case 'NO_SUCH_COUPON':
          return noSuchCoupon()
        case 'WRONG_FIELD':
          return refuseField(edited)
        case 'EDITED_MEANWHILE':
          return refuseEditConflict('coupon', edited)
      }
    },

    'DELETE /coupons/{id}': async ({ user, params, language }) => {
      const name = await endCoupon(parts, user, params.id)
      return name === undefined
        ? noSuchCoupon()
        : { message: officeSentences.couponEnded({ name }).in(language) }
    },
  })
}

const noSuchCoupon = () => notFound(officeSentences.noSuchCoupon)
