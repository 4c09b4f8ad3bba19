interface Stage {
  readonly name: string
  readonly statement: RegExp
  /** A transaction posts once: a second posting would take its locks after the first one's. */
  readonly once?: boolean
}

/** In the order in which a transaction may reach them (ARCHITECTURE.md "A unit of work"); the first that fits counts. */
const stages: readonly Stage[] = [
  { name: 'posting into the ledger', statement: /insert into "?stock_ledger/i, once: true },
  { name: 'taking a number', statement: /insert into "number_counter|update "data_kind_control/i },
  { name: 'locking pools of the stock', statement: /from item_cost\b[\s\S]*for update/i },
  { name: 'locking documents', statement: /\bfor (no key )?update\b(?! skip)/i },
]

/** Throws when a verb takes a lock after one of a later stage, whether or not somebody waits for it in this very run. */
export function watchLockOrder(): (statement: string) => void {
  let reached = stages.length
  let alone = false
  return (statement) => {
    // Who has just made the company is alone in it until the commit: nobody can wait for him in a circle.
    alone ||= /insert into "company"/i.test(statement)
    if (alone) return
    const at = stages.findIndex((stage) => stage.statement.test(statement))
    const stage = stages[at]
    if (!stage) return
    if (at > reached) throw new Error(`${stage.name} after ${stages[reached]?.name ?? ''}`)
    if (stage.once && at === reached) throw new Error(`${stage.name} a second time in one transaction`)
    reached = at
  }
}
