/** Why a backup was not made or not restored, in a sentence for the merchant. */
export class KeepingProblem extends Error {
  override name = 'KeepingProblem'
}
