import { z } from 'zod'

/** Numbers come as numbers or as texts. */
const idText = z.union([z.number(), z.string()]).transform(String)
const amount = z.coerce.number().finite().nonnegative()

export const loginAnswer = z.object({ token: z.string().min(1).max(4000) })

export const ratesAnswer = z.object({
  data: z.object({
    available_courier_companies: z
      .array(
        z.object({
          courier_company_id: idText,
          courier_name: z.string().min(1).max(100),
          rate: amount,
          estimated_delivery_days: z.coerce.number().int().nonnegative().nullish().catch(null),
        }),
      )
      .max(500),
  }),
})

export const orderAnswer = z.object({ order_id: idText, shipment_id: idText })

export const awbAnswer = z.object({
  awb_assign_status: z.coerce.number().optional(),
  message: z.string().optional().catch(undefined),
  response: z
    .object({
      data: z.object({
        awb_code: z.string().optional().catch(undefined),
        courier_name: z.string().optional().catch(undefined),
        awb_assign_error: z.string().optional().catch(undefined),
      }),
    })
    .optional()
    .catch(undefined),
})

export const foundOrders = z.object({
  data: z
    .array(
      z.object({
        id: idText,
        channel_order_id: idText,
        status: z.string().catch(''),
        shipments: z
          .array(
            z.object({
              id: idText,
              awb: z.string().nullish().catch(null),
              courier: z.string().nullish().catch(null),
            }),
          )
          .catch([]),
      }),
    )
    .max(100),
})

export const labelAnswer = z.object({ label_url: z.string().min(1).max(2000) })

export const trackingAnswer = z.object({
  tracking_data: z.object({
    shipment_status: z.coerce.number().optional().catch(undefined),
    shipment_track_activities: z
      .array(z.object({ date: z.string().catch('') }))
      .nullish()
      .catch(null),
  }),
})

export const webhookBody = z.object({
  awb: idText,
  current_status_id: z.coerce.number().optional().catch(undefined),
  shipment_status_id: z.coerce.number().optional().catch(undefined),
  current_timestamp: z.string().optional().catch(undefined),
})

/** Any answer of a call whose content says nothing more than that it was done. */
export const anyAnswer = z.unknown()
