/** Why a backup or restore failed, as a sentence for the merchant. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
