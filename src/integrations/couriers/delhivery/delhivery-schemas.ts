import { z } from 'zod'

const idText = z.union([z.number(), z.string()]).transform(String)

export const pinCodes = z.object({
  delivery_codes: z.array(z.object({ postal_code: z.object({ cod: z.string().optional() }) })).max(100),
})

export const charges = z.array(z.object({ total_amount: z.coerce.number().finite().nonnegative() })).max(20)

export const arrival = z.object({ data: z.object({ tat: z.coerce.number().int().nonnegative() }) })

export const creation = z.object({
  success: z.boolean().optional(),
  rmk: z.string().optional().catch(undefined),
  packages: z
    .array(
      z.object({
        status: z.string().catch(''),
        waybill: idText.optional().catch(undefined),
        remarks: z
          .union([z.array(z.string()), z.string()])
          .optional()
          .catch(undefined),
      }),
    )
    .catch([]),
})

const shipment = z.object({
  AWB: idText,
  ReferenceNo: idText.optional().catch(undefined),
  Status: z.object({
    Status: z.string(),
    StatusType: z.string().optional().catch(undefined),
    StatusDateTime: z.string().optional().catch(undefined),
    Instructions: z.string().optional().catch(undefined),
  }),
})
export type DelhiveryShipment = z.infer<typeof shipment>

/** An unknown number is answered with an error text and no data. */
export const tracking = z.object({
  ShipmentData: z.array(z.object({ Shipment: shipment })).optional(),
})

export const webhookBody = z.object({ Shipment: shipment })

export const packingSlip = z.object({
  packages: z.array(z.object({ pdf_download_link: z.string().max(2000).optional().catch(undefined) })),
})

export const cancellation = z.object({
  status: z.union([z.boolean(), z.string()]),
  remark: z.string().optional().catch(undefined),
})
