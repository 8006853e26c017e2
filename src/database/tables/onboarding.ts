/** A step of the setup guide, a tested connection or a question of the walkthrough. */
type GuideMark =
  | 'payment-keys'
  | 'test-mail'
  | 'whatsapp'
  | 'pictures'
  | 'backups'
  | 'shiprocket'
  | 'delhivery'
  | 'policies-read'
  | 'put-away'
  | `question-${string}`

export interface GuideMarksTable {
  name: GuideMark
  /** The tested key or mail server; empty if a person confirmed the step. */
  about: string
  /**
   * The result of a key test, or the outbox key of a test mail, or how a question of the walkthrough was left; empty if a person
   * confirmed the step.
   */
  outcome: string
  marked_at: Date
}
