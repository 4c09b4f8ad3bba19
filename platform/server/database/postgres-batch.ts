import type pg from 'pg'
import type { Found, Mode, Question } from './database.ts'

/**
 * Statements that travel together: one write of ours, one of the server, whatever their number. On the wire they are
 * one pipeline up to one Sync, so that after an error in one of them the server skips all that follow: what comes after
 * a BEGIN never runs without it. Each is prepared under its name, once for each connection.
 */
export function sendTogether(
  client: pg.PoolClient,
  statements: readonly Question[],
): Promise<readonly (readonly Found[])[]> {
  const prepared = preparedOn.get(client) ?? new Set<string>()
  preparedOn.set(client, prepared)
  return new Promise((resolve, reject) => client.query(new Batch(statements, prepared, resolve, reject)))
}

/**
 * After an error it is not known which names the server has taken. The caller gives the connection up then; this is
 * filled only by what has succeeded.
 */
const preparedOn = new WeakMap<pg.PoolClient, Set<string>>()

export const beginOf: Readonly<Record<Mode, Question>> = {
  read: { name: 'kaname_read', text: 'BEGIN READ ONLY', values: [] },
  write: { name: 'kaname_write', text: 'BEGIN', values: [] },
}

export const commitStatement: Question = { name: 'kaname_commit', text: 'COMMIT', values: [] }

/** Until the end of the transaction: the role for which row-level security holds, and the company that it shows. */
export const asCompany = (company_cd: string): Question => ({
  name: 'kaname_company',
  text: `SELECT set_config('role', 'kaname_app', true), set_config('kaname.company', $1, true)`,
  values: [company_cd],
})

/** What pg calls while the batch is under way (the protocol of its query classes). */
class Batch implements pg.Submittable {
  readonly #results: (readonly Found[])[] = []
  #rows: Found[] = []

  constructor(
    readonly statements: readonly Question[],
    readonly prepared: Set<string>,
    readonly resolve: (results: readonly (readonly Found[])[]) => void,
    readonly reject: (error: Error) => void,
  ) {}

  submit = (connection: pg.Connection): void => {
    connection.stream.cork()
    const known = new Set(this.prepared)
    for (const { name, text, values } of this.statements) {
      if (!known.has(name)) connection.parse({ name, text, types: [] }, true)
      known.add(name)
      connection.bind({ statement: name, values: [...values] }, true)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleDataRow({ fields }: { readonly fields: Found }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#rows = []
  }

  handleReadyForQuery(): void {
    for (const { name } of this.statements) this.prepared.add(name)
    this.resolve(this.#results)
  }

  handleError(error: Error): void {
    this.reject(error)
  }
}
