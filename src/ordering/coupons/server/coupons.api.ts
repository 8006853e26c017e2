import { refuseField } from '#catalogue/products/server/change-refusals.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { couponEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { listAdminCoupons, requireCoupon } from './admin-coupons.queries.ts'
import { addCoupon, endCoupon } from './save-coupon.ts'

const defaultPageSize = 24

/** The merchant's coupons. */
export const couponsApi = (parts: Parts) =>
  createRoutes('coupons', couponEndpoints, {
    'GET /coupons': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAdminCoupons(parts.db, pageRequestOf(query, defaultPageSize), parts.clock.now()),
      ),

    'POST /coupons/add': async ({ body }) => {
      const added = await addCoupon(parts, body)
      return added.ok ? requireCoupon(parts.db, added.id, parts.clock.now()) : refuseField(added)
    },

    'DELETE /coupons/{id}': async ({ params, language }) => {
      const name = await endCoupon(parts, params.id)
      return name === undefined
        ? notFound(officeSentences.noSuchCoupon)
        : { message: officeSentences.couponEnded({ name }).in(language) }
    },
  })
