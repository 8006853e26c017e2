/** Whether a request failed for a reason that may pass: no network, too many requests, or trouble of the server. */
export const isTemporaryFailure = ({ status }: { status: number }) =>
  status === 0 || status === 429 || status >= 500
