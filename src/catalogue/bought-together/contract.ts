import { z } from 'zod'
import { product } from '#catalogue/products/contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { idParams } from '#http/calls/schema-pieces.ts'

export const boughtTogetherEndpoints = {
  'GET /products/{id}/bought-together': {
    right: 'anyone',
    summary: 'List up to three products in stock that several people have bought in the same order',
    params: idParams,
    answer: z.array(product),
  },
} satisfies Endpoints
