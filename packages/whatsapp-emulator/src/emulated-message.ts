import type { TemplateCall } from './protocol.ts'

export type MessageStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

/** A message that the emulator has accepted. */
export type EmulatedMessage = { id: string; call: TemplateCall; status: MessageStatus; at: Date }
