import { accounting } from '#accounting/module.ts'
import { backoffice } from '#backoffice/module.ts'
import { catalogue } from '#catalogue/module.ts'
import { fulfilment } from '#fulfilment/module.ts'
import { inventory } from '#inventory/module.ts'
import { operations } from '#operations/module.ts'
import { ordering } from '#ordering/module.ts'
import { payments } from '#payments/module.ts'
import { people } from '#people/module.ts'
import { shopfront } from '#shopfront/module.ts'
import type { DomainModule } from './domain-module.ts'

/** The domains of the shop. Operations comes last: its jobs send what the others have written. */
export const domains: DomainModule[] = [
  catalogue,
  inventory,
  ordering,
  payments,
  fulfilment,
  accounting,
  people,
  shopfront,
  backoffice,
  operations,
]
