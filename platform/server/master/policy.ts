import { and, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { Master } from '#platform/contract/master.ts'
import { mayWrite } from '#platform/contract/permission.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Session } from '../session.ts'
import { columnNamed, keyColumns, type MasterTable } from './master-table.ts'

/** A record as the database gives it. */
export type Stored = Readonly<Record<string, unknown>>

/** A reason against an act. It is said beside the button and when the act is tried all the same. */
export interface Rule {
  /** True when the act is refused: a condition over the columns of the master's table. */
  readonly when: SQL
  refuse(record: Stored, language: Language): BusinessError
}

/** Where a master is used: it cannot be abolished while such a row exists. */
export interface Reference {
  readonly table: PgTable
  /** The columns that hold the master's key, in its order (factory_cd first when it is per factory). */
  readonly columns: readonly PgColumn[]
  /** Only these rows count: closed history never blocks (decisions.md "Masters"). */
  readonly openWhen?: SQL
  readonly label: Text
}

export interface Policy {
  readonly edit?: readonly Rule[]
  /** Against stopping as well as against abolishing. */
  readonly stop?: readonly Rule[]
  readonly references?: readonly Reference[]
  /** What a new record brings with it, in the same transaction. */
  readonly created?: (context: Context, record: Stored) => Promise<void>
  /** What a change, a stop or an abolition entails, in the same transaction; it may still refuse. */
  readonly changed?: (context: Context, before: Stored, after: Stored) => Promise<void>
}

export type Act = 'edit' | 'stop' | 'abolish'

/** What a session may do with a record: the one place that says no, to the button and to the call. */
export interface Rules {
  /** One column for each of these acts that has rules: the number of the first rule that refuses it, or null. */
  columns(wanted: readonly Act[]): SQL
  /** Whether a rule of stopping may look at other records, so that records are to be stopped one after the other. */
  readonly stopOneByOne: boolean
  refusal(act: Act, record: Stored, session: Session, language: Language): BusinessError | undefined
  /** Asked once for a list, then for each of its records. */
  abilitiesFor(session: Session, language: Language): (record: Stored) => Abilities
}

type Abilities = Readonly<Record<'edit' | 'abolish', Ability>>

export function rulesOf(
  master: Master,
  table: MasterTable,
  { edit = [], stop = [], references = [] }: Policy,
): Rules {
  const rules: Readonly<Record<Act, readonly Rule[]>> = {
    edit,
    stop,
    abolish: [...stop, ...references.map((reference) => usedBy(master, table, reference))],
  }

  function refusedByRule(act: Act, record: Stored, language: Language) {
    const number = record[refusedBy(act)]
    return typeof number === 'number' ? rules[act][number]?.refuse(record, language) : undefined
  }

  return {
    columns: (wanted) =>
      sql.join(
        wanted.filter((act) => rules[act].length > 0).map((act) => refusalColumn(table, act, rules[act])),
      ),
    stopOneByOne: stop.length > 0,
    refusal: (act, record, session, language) =>
      mayWrite(master.write, session) ? refusedByRule(act, record, language) : http[403].with(),
    abilitiesFor(session, language) {
      if (!mayWrite(master.write, session)) {
        const no = abilityOf(http[403].with(), language)
        return () => ({ edit: no, abolish: no })
      }
      return (record) => ({
        edit: abilityOf(refusedByRule('edit', record, language), language),
        abolish: abilityOf(refusedByRule('abolish', record, language), language),
      })
    },
  }
}

const abilityOf = (refused: BusinessError | undefined, language: Language): Ability =>
  refused ? { code: refused.code, params: refused.params, msg: refused.say(language) } : true

export const everyAct: readonly Act[] = ['edit', 'stop', 'abolish']
/** A list shows buttons for these; each rule is a subquery for each row. */
export const actsOfList: readonly Act[] = ['edit', 'abolish']

const refusedBy = (act: Act): string => `${act}_refused_by`

/** What is abolished already can always be used again: no rule of stopping or abolishing looks at it. */
function refusalColumn(table: MasterTable, act: Act, rules: readonly Rule[]): SQL {
  const over = act === 'edit' ? sql`` : sql`WHEN ${table.abort_div} = '2' THEN NULL `
  const cases = rules.map(({ when }, number) => sql`WHEN ${when} THEN ${sql.raw(String(number))} `)
  return sql`, CASE ${over}${sql.join(cases)}END AS ${sql.identifier(refusedBy(act))}`
}

function usedBy(master: Master, table: MasterTable, reference: Reference): Rule {
  const owner = getTableConfig(reference.table).columns.find((column) => column.name === 'company_cd')
  const keys = ['company_cd', ...keyColumns(master)].map((name) => columnNamed(table, name))
  const holders = [owner, ...reference.columns]
  if (!owner || holders.length !== keys.length)
    throw new Error(`A reference to ${master.name} must name the columns that hold its key`)
  const matches = keys.map((key, at) => sql`${holders[at]} = ${key}`)
  return {
    when: sql`EXISTS (SELECT FROM ${reference.table} WHERE ${and(...matches, reference.openWhen)})`,
    refuse: (record, language) =>
      generic[9997].with({
        name: String(record[master.nameField]),
        field: say(reference.label, language),
      }),
  }
}
