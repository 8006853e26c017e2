import { type DatabaseConnection, type Dialect, DummyDriver, type Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Trx = Transaction<Database>

/** The dialects of database servers. The embedded database has no entry, because it runs one statement at a time. */
const serverDialects = new WeakMap<Kysely<Database>, Dialect>()

export const enablePipelining = (db: Kysely<Database>, dialect: Dialect) =>
  void serverDialects.set(db, dialect)

/** The statements that a transaction has sent with `sendWithNext`. */
const unawaited = new WeakMap<Trx, Promise<unknown>[]>()

/**
 * Runs `work` in a transaction. On a server its statements are pipelined: each is sent when it is called, even if an
 * earlier one has not been answered, so that those of one `Promise.all` share a round trip. Postgres runs them one after
 * another in the order of the calls, and each sees the locks and changes of those before it. Without pipelining, Kysely
 * waits for each answer before it sends the next statement.
 */
export async function runPipelined<Result>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const dialect = serverDialects.get(db)
  if (!dialect) return db.transaction().execute(work)
  const sent: Promise<unknown>[] = []
  try {
    return await db.transaction().execute((trx) =>
      trx.getExecutor().provideConnection((connection) => {
        const pipelined = pipelinedHandle(trx, connection, dialect)
        unawaited.set(pipelined, sent)
        return work(pipelined)
      }),
    )
  } catch (error) {
    // The first statement that failed is the reason why the later ones and the commit were refused.
    const answers = await Promise.allSettled(sent)
    throw answers.find((answer) => answer.status === 'rejected')?.reason ?? error
  }
}

/** A handle for the same transaction whose statements do not wait for each other. */
function pipelinedHandle(trx: Trx, connection: DatabaseConnection, dialect: Dialect): Trx {
  const executor = trx
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
  return new Transaction<Database>({ config: { dialect }, dialect, driver: new DummyDriver(), executor })
}

/**
 * Sends a statement whose answer the transaction does not need, together with the next statement or the commit. If it
 * fails, nothing is committed, and `transact` throws its error. Waits for the answer where nothing is pipelined.
 * @param statement the promise of a single statement of this transaction
 */
export async function sendWithNext(trx: Trx, statement: Promise<unknown>): Promise<void> {
  const sent = unawaited.get(trx)
  if (!sent) return void (await statement)
  sent.push(statement)
  statement.catch(() => {})
}
