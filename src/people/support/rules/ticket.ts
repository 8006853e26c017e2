export const ticketKinds = ['complaint', 'return', 'question'] as const
export type TicketKind = (typeof ticketKinds)[number]

export const returnReasons = ['damaged', 'wrong', 'missing', 'spoilt', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const ticketStates = ['open', 'acknowledged', 'settled'] as const
export type TicketState = (typeof ticketStates)[number]

/** The displayed ticket number: `T-00042`. */
export const ticketNumber = (id: number) => `T-${String(id).padStart(5, '0')}`
