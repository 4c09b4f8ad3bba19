import { byName, namesOf } from '#platform/contract/by-name.ts'
import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import type { BusinessError, FieldError } from '#platform/contract/errors.ts'
import type { TextParams } from '#platform/contract/text.ts'
import type { ConvertedRow, FileRow } from '#platform/contract/matching/convert-file.ts'
import { isLeftOut, type AssessedRow, type RowProblem } from '../../contract/import/import-file.ts'

interface Shown {
  readonly kind: AssessedRow['kind']
  readonly order_no?: string
  readonly shown: AssessedRow['shown']
  readonly changes?: AssessedRow['changes']
}

const nothing: AssessedRow = {
  ...{ kind: '0', order_no: '', changes: [], problems: [] },
  shown: {
    ...{ customer_cd: '', customer_po_no: '', customer_line_no: '', customer_item_cd: '', item_cd: '' },
    ...{ qty: '', unit_price: '', amount: '', desired_dt: '', ship_dt: '', destination_cd: '' },
  },
}
const shownNames = namesOf(nothing.shown)

interface ShownValues extends Readonly<Partial<Record<keyof AssessedRow['shown'], string>>> {}

/** What of these values stands beside a row: of the line, and what only its header says. */
export const shownOf = (line: ShownValues, header?: ShownValues): AssessedRow['shown'] =>
  byName(shownNames, (name) => line[name] ?? header?.[name] ?? '')

/** Fields that follow from others: where their own is not in the file, those are to blame. */
const follows: Readonly<Record<string, string>> = {
  item_cd: 'customer_item_cd',
  customer_item_cd: 'item_cd',
  customer_line_no: 'customer_po_no',
  branch_no: 'customer_cd',
  ship_dt: 'desired_dt',
  desired_dt: 'due_dt',
}

/** A row that has been read, whatever it becomes. */
type ReadRow = Pick<ConvertedRow, 'row' | 'columns' | 'values' | 'problems'>

/** What is found out about the rows of a file, by their numbers. */
export class RowFindings {
  readonly #rows: Map<number, AssessedRow>

  constructor(rows: readonly FileRow[]) {
    this.#rows = new Map(rows.map(({ row }) => [row, nothing]))
  }

  /** Whether the row is to be read: it has as many columns as the matching was made for, and nobody has emptied it. */
  isToRead({ row, cells }: FileRow, width: number): boolean {
    if (isLeftOut(cells)) return false
    if (cells.length === width) return true
    this.#add(row, -1, csvRowErrors[40005].with({ row }))
    return false
  }

  /** Whether the row could be read; what stood in its way is kept. */
  readable({ row, problems, values }: ReadRow): boolean {
    this.#change(row, (known) => ({ ...known, shown: shownOf(values) }))
    for (const { column, error } of problems) this.#add(row, column, error)
    return problems.length === 0
  }

  refuse(row: Pick<ReadRow, 'row' | 'columns'>, field: string, error: BusinessError | FieldError): void {
    this.#add(row.row, columnOf(row, field), error)
  }

  show({ row }: Pick<ReadRow, 'row'>, { kind, order_no = '', shown, changes = [] }: Shown): void {
    this.#change(row, (known) => ({
      ...{ ...known, kind, order_no, shown, changes: [...known.changes, ...changes] },
    }))
  }

  get count(): number {
    return this.rows().reduce((count, { assessed }) => count + assessed.problems.length, 0)
  }

  rows(): readonly { readonly row_no: number; readonly assessed: AssessedRow }[] {
    return [...this.#rows].map(([row_no, assessed]) => ({ row_no, assessed }))
  }

  /** A cell that several periods of its row share is told once. */
  #add(row: number, column: number, { code, text, params }: BusinessError | FieldError): void {
    const problem: RowProblem = { column, code, text, params: withRow(params, row) }
    const isSame = (one: RowProblem) =>
      one.column === column &&
      one.code === code &&
      JSON.stringify(one.params) === JSON.stringify(problem.params)
    this.#change(row, (known) =>
      known.problems.some(isSame) ? known : { ...known, problems: [...known.problems, problem] },
    )
  }

  #change(row: number, change: (known: AssessedRow) => AssessedRow): void {
    this.#rows.set(row, change(this.#rows.get(row) ?? nothing))
  }
}

/** A refusal counts the lines of its order; a person looks for the row of the file. */
const withRow = (params: TextParams, row: number): RowProblem['params'] =>
  'row' in params ? { ...params, row } : { ...params }

function columnOf({ columns }: Pick<ReadRow, 'columns'>, field: string): number {
  for (const name of [field, follows[field]]) {
    const column = name === undefined ? undefined : columns[name]
    if (column !== undefined && column >= 0) return column
  }
  return -1
}
