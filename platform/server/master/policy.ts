import { sql, type SQL } from 'drizzle-orm'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError, ErrorKind } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { MasterInside } from '#platform/contract/master-inside.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type {
  AnyStored,
  FieldOf,
  RecordAbilities,
  StoredOf,
  WrittenOf,
} from '#platform/contract/master-record.ts'
import { referencedName } from '#platform/contract/master-references.ts'
import { mayWrite } from '#platform/contract/permission.ts'
import { say, type Language, type TextParams } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Session } from '../session.ts'
import { tableOf, type MasterTable } from './master-table.ts'
import type { Reference, Use } from './usage.ts'

/** A reason against an act. It is said beside the button and when the act is tried all the same. */
export interface Rule<M extends AnyMaster = AnyMaster> {
  /** True when the act is refused: a condition over the columns of the master's table. */
  readonly when: SQL
  refuse(record: StoredOf<M>, language: Language): BusinessError
}

/** What a module decides about a master. Methods, so that the platform can hold the policies of all masters alike. */
export interface Policy<M extends AnyMaster = AnyMaster> {
  readonly edit?: readonly Rule<M>[]
  /** Against stopping as well as against abolishing. */
  readonly stop?: readonly Rule<M>[]
  /** Where it is used, beside the masters that say so themselves. */
  readonly references?: readonly Reference[]
  /** Words of its own against abolishing what is in use; without them it is 9997. */
  readonly inUse?: (use: Used) => BusinessError | undefined
  /** Words of its own for a key that is taken; without them it is KEY_EXISTS. */
  exists?(record: WrittenOf<M>): BusinessError
  /** What can only be judged beside the other records: asked after writing, in the same transaction. */
  check?(context: Context, records: readonly WrittenOf<M>[]): Promise<readonly Wrong<FieldOf<M>>[]>
  /** Rows that are maintained inside its records. */
  readonly inside?: MasterInside
  /** What a new record brings with it, in the same transaction. */
  created?(context: Context, record: WrittenOf<M>): Promise<void>
  /** What a change, a stop or an abolition entails, in the same transaction; it may still refuse. */
  changed?(context: Context, before: StoredOf<M>, after: StoredOf<M>): Promise<void>
}

export interface Used {
  /** The table that holds the code. */
  readonly holder: string
  /** The record that is to be abolished. */
  readonly name: string
  /** A record that uses it. */
  readonly by: string
  /** Where, in words. */
  readonly field: string
}

/** What is wrong with one of the records that were written. */
export interface Wrong<Name extends string = string> {
  /** Its place among them. */
  readonly at: number
  readonly path: Name
  readonly kind: ErrorKind
  readonly params: TextParams
}

export type Act = 'edit' | 'stop' | 'abolish'

/** What a session may do with a record: the one place that says no, to the button and to the call. */
export interface Rules {
  /** One column for each of these acts that has rules: the number of the first rule that refuses it, or null. */
  columns(wanted: readonly Act[]): SQL
  /** Whether a rule of stopping may look at other records, so that records are to be stopped one after the other. */
  readonly stopOneByOne: boolean
  refusal(act: Act, record: AnyStored, session: Session, language: Language): BusinessError | undefined
  /** Asked once for a list, then for each of its records, whose columns these acts have been asked for. */
  abilitiesFor(
    acts: readonly Act[],
    session: Session,
    language: Language,
  ): (record: AnyStored) => RecordAbilities
}

/** A rule, or a place where the record is used. */
interface Barrier {
  /** Text when the act is refused: what stands against it, or nothing more to say. */
  readonly found: SQL
  refuse(record: AnyStored, language: Language, found: string): BusinessError
}

export function rulesOf(
  master: AnyMaster,
  { edit = [], stop = [], inUse }: Policy,
  places: readonly Use[],
): Rules {
  const uses = places.map((use) => usedBy(master, use, inUse))
  const barriers: Readonly<Record<Act, readonly Barrier[]>> = {
    edit: edit.map(asBarrier),
    stop: stop.map(asBarrier),
    abolish: [...stop.map(asBarrier), ...uses],
  }

  function refusedByRule(act: Act, record: AnyStored, language: Language) {
    const found = record[refusedBy(act)]
    if (typeof found !== 'string') return undefined
    const [, number = '', what = ''] = /^(\d+) ([^]*)$/.exec(found) ?? []
    return barriers[act][Number(number)]?.refuse(record, language, what)
  }

  return {
    columns: (wanted) =>
      sql.join(
        wanted
          .filter((act) => barriers[act].length > 0)
          .map((act) => refusalColumn(tableOf(master), act, barriers[act])),
      ),
    stopOneByOne: stop.length > 0,
    refusal: (act, record, session, language) =>
      mayWrite(master.write, session) ? refusedByRule(act, record, language) : http[403].with(),
    abilitiesFor(acts, session, language) {
      if (!mayWrite(master.write, session)) {
        const no = abilityOf(http[403].with(), language)
        return () => ({ edit: no, abolish: no })
      }
      const allowed = (act: Act, record: AnyStored) =>
        abilityOf(refusedByRule(act, record, language), language)
      const asksAbolish = acts.includes('abolish')
      return (record) => ({
        edit: allowed('edit', record),
        ...(asksAbolish ? { abolish: allowed('abolish', record) } : {}),
      })
    },
  }
}

const asBarrier = ({ when, refuse }: Rule): Barrier => ({
  found: sql`CASE WHEN ${when} THEN '' END`,
  refuse,
})

const abilityOf = (refused: BusinessError | undefined, language: Language): Ability =>
  refused ? { code: refused.code, params: refused.params, msg: refused.say(language) } : true

export const everyAct: readonly Act[] = ['edit', 'stop', 'abolish']
/** Each place where a record may be used is a subquery: a list does not ask them for each of its rows. */
export const actsOfList: readonly Act[] = ['edit']

const refusedBy = (act: Act): string => `${act}_refused_by`

/** What is abolished already can always be used again: no rule of stopping or abolishing looks at it. */
function refusalColumn(table: MasterTable, act: Act, barriers: readonly Barrier[]): SQL {
  const over = act === 'edit' ? sql`` : sql`WHEN ${table.abort_div} = '2' THEN NULL `
  const first = barriers.map(({ found }, number) => sql`${sql.raw(`'${number} '`)} || ${found}`)
  return sql`, CASE ${over}WHEN true THEN coalesce(${sql.join(first, sql`, `)}) END AS ${sql.identifier(refusedBy(act))}`
}

function usedBy(master: AnyMaster, { label, holder, rows, name }: Use, inUse: Policy['inUse']): Barrier {
  return {
    found: sql`(SELECT ${name} ${rows} LIMIT 1)`,
    refuse(record, language, by) {
      const named = nameIn(master, record)
      const field = [say(label, language), by].filter(Boolean).join(' ')
      return inUse?.({ holder, name: named, by, field }) ?? generic[9997].with({ name: named, field })
    },
  }
}

/** What names a record to people. */
export const nameIn = (master: AnyMaster, record: AnyStored): string => {
  const { nameField, fields } = master
  return String(record[fields[nameField]?.kind === 'reference' ? referencedName(nameField) : nameField])
}
