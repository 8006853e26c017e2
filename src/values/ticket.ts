/** What a ticket is about. */
export const ticketKinds = ['complaint', 'return', 'question'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** Why goods are to go back. */
export const returnReasons = ['damaged', 'wrong', 'missing', 'spoilt', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const ticketStates = ['open', 'acknowledged', 'settled'] as const
export type TicketState = (typeof ticketStates)[number]

/** As customers and merchant call it: `T-00042`. */
export const ticketNumber = (id: number) => `T-${String(id).padStart(5, '0')}`
