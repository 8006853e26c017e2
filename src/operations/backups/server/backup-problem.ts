/** Why a backup was not made or not restored, in a sentence for the merchant. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
