import fc from 'fast-check'
import { z } from 'zod'
import { oddValue } from './odd-values.ts'

type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  minimum?: number
  maximum?: number
}

/** Valid values by field name; other texts get a word. */
const usualValues: Record<string, string[]> = {
  phone: ['9843011223', '9444055667'],
  pin: ['7391', '1234'],
  currentPassword: ['7391'],
  newPassword: ['7391', '8264'],
  email: ['anitha@example.com', 'kavin@example.com'],
  postal_code: ['641001'],
  price: ['320', '1', '360.50'],
  mrp: ['', '400'],
  discount: ['', '20'],
  stock: ['12', '0'],
  stock_was: ['12'],
  composition: ['', '[{"label":"Millet","percent":60}]'],
  pictures: ['[]', '["new"]'],
  day: ['2026-06-15', '2026-06-14', '9999-12-31', '0001-01-01'],
  form_key: ['a-form-key-of-a-browser'],
  razorpay_order_id: ['order_\0', 'order_PretendOrder01'],
  razorpay_payment_id: ['pay_\0', 'pay_PretendPayment1'],
}

/** Ids of existing rows, and one that does not exist. */
const knownIds = fc.constantFrom(1, 2, 3, 4, 5, 99)

function validValue(shape: Shape, name = ''): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((each) => validValue(each, name)))
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (name.endsWith('id')) return knownIds
  switch (shape.type) {
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(Math.max(shape.minimum ?? 0, 0)),
        max: Math.min(shape.maximum ?? 20, 20),
      })
    case 'array':
      return fc.array(validValue(shape.items ?? {}), { maxLength: 4 })
    case 'object':
      return fieldsOf(shape)
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom(...(usualValues[name] ?? ['Millet', 'Ragi']))
  }
}

/** Most fields are valid, so that requests get far; some are odd, and some are missing. */
const fieldsOf = ({ properties = {} }: Shape) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: validValue(shape, name) },
          { weight: 1, arbitrary: oddValue },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ]),
    ),
  )

/** Mostly valid fields for a schema; if it accepts several forms, those of one. */
export function mostlyValid(schema: z.ZodType): fc.Arbitrary<Record<string, unknown>> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return shape.oneOf ? fc.oneof(...shape.oneOf.map(fieldsOf)) : fieldsOf(shape)
}
