import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import type { BusinessError, FieldError } from '#platform/contract/errors.ts'
import type { TextParams } from '#platform/contract/text.ts'
import type { FileRow } from '#platform/contract/matching/convert-file.ts'
import type { AssessedRow, RowProblem } from '../../contract/import/import-calls.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import type { OrderHeader, OrderLine } from '../entry/order-facts.ts'
import type { OrderRow, WantedLine } from './wanted-lines.ts'

interface Shown {
  readonly kind: WantedLine['kind']
  readonly order_no: string
  readonly header: Pick<OrderHeader, 'customer_cd' | 'customer_po_no' | 'destination_cd'>
  readonly line: OrderLine
  readonly changes?: AssessedRow['changes']
}

const nothing: AssessedRow = {
  ...{ kind: '0', order_no: '', changes: [], problems: [] },
  shown: {
    ...{ customer_cd: '', customer_po_no: '', customer_line_no: '', customer_item_cd: '', item_cd: '' },
    ...{ qty: '', unit_price: '', amount: '', desired_dt: '', ship_dt: '', destination_cd: '' },
  },
}

/** Fields that follow from others: where their own is not in the file, those are to blame. */
const follows: Readonly<Record<string, string>> = {
  item_cd: 'customer_item_cd',
  customer_item_cd: 'item_cd',
  customer_line_no: 'customer_po_no',
  branch_no: 'customer_cd',
  ship_dt: 'desired_dt',
  desired_dt: 'due_dt',
}

/** What is found out about the rows of a file, by their numbers. */
export class RowFindings {
  readonly #rows: Map<number, AssessedRow>

  constructor(rows: readonly FileRow[]) {
    this.#rows = new Map(rows.map(({ row }) => [row, nothing]))
  }

  /** Whether the row has as many columns as the matching was made for. */
  refuseWidth({ row, cells }: FileRow, width: number): boolean {
    if (cells.length === width) return true
    this.#add(row, -1, csvRowErrors[40005].with({ row }))
    return false
  }

  /** Whether the row could be read; what stood in its way is kept. */
  readable({ row, problems, values }: OrderRow): boolean {
    const { customer_cd, customer_po_no, customer_line_no, customer_item_cd, item_cd } = values
    const { qty, unit_price, desired_dt, destination_cd } = values
    this.#change(row, (known) => ({
      ...known,
      shown: {
        ...{ ...known.shown, customer_cd, customer_po_no, customer_line_no, customer_item_cd, item_cd },
        ...{ qty, unit_price, desired_dt, destination_cd },
      },
    }))
    for (const { column, error } of problems) this.#add(row, column, error)
    return problems.length === 0
  }

  refuse(row: OrderRow, field: string, error: BusinessError | FieldError): void {
    this.#add(row.row, columnOf(row, field), error)
  }

  show(row: OrderRow, { kind, order_no, header, line, changes = [] }: Shown): void {
    const { customer_cd, customer_po_no, destination_cd } = header
    const { customer_line_no, customer_item_cd, item_cd, qty, unit_price, amount, desired_dt, ship_dt } = line
    this.#change(row.row, (known) => ({
      ...{ ...known, kind, order_no, changes: [...known.changes, ...changes] },
      shown: {
        ...{ customer_cd, customer_po_no, destination_cd, customer_line_no, customer_item_cd, item_cd },
        ...{ qty, unit_price, amount, desired_dt, ship_dt },
      },
    }))
  }

  get count(): number {
    return this.rows().reduce((count, { assessed }) => count + assessed.problems.length, 0)
  }

  rows(): readonly { readonly row_no: number; readonly assessed: AssessedRow }[] {
    return [...this.#rows].map(([row_no, assessed]) => ({ row_no, assessed }))
  }

  #add(row: number, column: number, { code, text, params }: BusinessError | FieldError): void {
    const problem: RowProblem = { column, code, text, params: withRow(params, row) }
    this.#change(row, (known) => ({ ...known, problems: [...known.problems, problem] }))
  }

  #change(row: number, change: (known: AssessedRow) => AssessedRow): void {
    this.#rows.set(row, change(this.#rows.get(row) ?? nothing))
  }
}

/** A refusal counts the lines of its order; a person looks for the row of the file. */
const withRow = (params: TextParams, row: number): RowProblem['params'] =>
  'row' in params ? { ...params, row } : { ...params }

function columnOf({ columns }: OrderRow, field: string): number {
  for (const name of [field, follows[field]]) {
    const known = orderTarget.names.find((one) => one === name)
    if (known && columns[known] >= 0) return columns[known]
  }
  return -1
}
