import { compare, decimal, divided, times, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { BoardChange, BoardRow } from '#platform/web/kit/board/board-content.ts'
import type { ComparedKind } from '#platform/web/kit/board/compare-rows.ts'
import type { BudgetRow } from '../../contract/budget/budget-calls.ts'

/** What stands under a row: where nobody says what it has come to, the budget alone. */
export const kindsOf = (hasActual: boolean): readonly ComparedKind[] =>
  hasActual ? ['plan', 'actual', 'difference', 'rate', 'before', 'growth'] : ['plan']

export const keyOf = ({ code, branch_no }: Pick<BudgetRow, 'code' | 'branch_no'>): string =>
  `${code} ${branch_no}`

export function readKey(key: string) {
  const [code = '', branch_no = ''] = key.split(' ')
  return { code, branch_no }
}

interface Words {
  readonly withName: boolean
  /** In place of a name where there is no code. */
  readonly nobody: string
  readonly nameOf: (kind: ComparedKind) => string
}

/** A group of rows for each; what belongs to nobody has no budget. */
export const boardRows = (
  rows: readonly BudgetRow[],
  kinds: readonly ComparedKind[],
  { withName, nobody, nameOf }: Words,
): readonly BoardRow[] =>
  rows.flatMap((row) => {
    const { code, branch_no, name, budget, actual, before } = row
    const stored: { readonly [Kind in ComparedKind]?: BoardRow['values'] } = { plan: budget, actual, before }
    const place = code === '' ? nobody : [code, branch_no].filter((part) => part !== '').join('-')
    return kinds.map((kind, at): BoardRow => {
      const words = withName ? [place, name] : [place]
      return {
        key: at === 0 ? keyOf(row) : `${keyOf(row)} ${kind}`,
        heads: [...words.map((word) => (at === 0 ? word : '')), nameOf(kind)],
        values: stored[kind] ?? {},
        wrong: {},
        beside: at > 0,
        ...(code === '' ? { locked: nobody } : {}),
      }
    })
  })

const hundred = decimal('100')

/** 前年複写: what blank months get of last year. */
export const copied = (
  rows: readonly BudgetRow[],
  board: readonly BoardRow[],
  {
    from,
    months,
    kinds,
    rate,
  }: {
    readonly from: 'budget_before' | 'before'
    readonly months: readonly string[]
    readonly kinds: readonly ComparedKind[]
    readonly rate: Decimal
  },
): readonly BoardChange[] =>
  rows.flatMap((row, at) => {
    const line = at * kinds.length
    if (row.code === '') return []
    return months.flatMap((day) => {
      const standing = board[line]?.values[day] ?? ''
      const amount = divided(times(decimal(row[from][day] ?? '0'), rate), hundred, 0, 'half-up')
      const isBlank = standing === '' || standing === '0'
      return isBlank && compare(amount, zero) > 0 ? [{ row: line, day, text: written(amount, 0) }] : []
    })
  })
