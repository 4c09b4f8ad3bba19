import type { AccountOf, AccountSource } from './account-source.ts'
import type { OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import type { Context } from '../context.ts'
import { saveMatching } from '../matching/matching-service.ts'
import { readStatement } from './account-service.ts'

type Figure = Exclude<keyof OwnRow, 'key' | 'document_no'>

/** A partner's statement as it comes with the demo company. */
export interface StatementFor<Name extends string> {
  readonly of: Pick<AccountOf, 'about_no' | 'partner_cd' | 'branch_no' | 'from_dt' | 'to_dt'>
  readonly file_nm: string
  readonly matching_cd: string
  readonly matching_nm: string
  /** Its headings in their order, which field each of them is, and what of ours stands in it. */
  readonly columns: readonly (readonly [heading: string, field: Name, figure: Figure])[]
  /** How a row of ours stands there; undefined: it does not. */
  readonly stated: (row: OwnRow, at: number) => OwnRow | undefined
}

/** Says how the partner's file is read, and reads one that says nearly what we say. */
export async function fillStatement<Name extends string>(
  context: Context,
  source: AccountSource<Name>,
  { of, file_nm, matching_cd, matching_nm, columns, stated }: StatementFor<Name>,
): Promise<void> {
  const { ours } = await source.ours(context, await source.begin(context, of))
  const lines = ours.flatMap((row, at) => stated(row, at) ?? [])
  if (lines.length === 0) return
  await saveMatching(context, source, {
    ...{ target: source.target.name, assign_mode: '0', matching_cd, matching_nm, update_cnt: 0 },
    matching: {
      ...{ heading_rows: 1, width: columns.length, key: [], per_day: null },
      fields: columns.map(([, field], at) => ({
        ...{ field, source: { kind: 'column' as const, columns: [at + 1] }, converter: plainConverter },
      })),
    },
  })
  const cell = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text.replaceAll('-', '/') : text)
  const written = [
    columns.map(([heading]) => heading),
    ...lines.map((line) => columns.map(([, , figure]) => cell(line[figure]))),
  ]
  const content = Buffer.from(written.map((cells) => `${cells.join(',')}\r\n`).join('')).toString('base64')
  await readStatement(context, source, { ...of, file_nm, content, matching_cd })
}
