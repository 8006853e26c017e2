export interface GuideMarksTable {
  name: 'payment-keys' | 'test-mail' | 'policies-read' | 'put-away'
  /** Which key or mail server was tried; empty where a person said it. */
  about: string
  /** Of the keys what came of it, of the mail its key in the outbox; empty where a person said it. */
  outcome: string
  marked_at: Date
}
