import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { RowChoice } from '../table/plain-column.ts'
import { toggled } from '../table/tick-row.tsx'
import { gridAction, pulled, rowAt } from './grid-keys.ts'

/** The keyboard is to go to a row as soon as other rows have come. */
export interface RowEntry {
  /** Counts; 0: not yet. */
  readonly no: number
  readonly to: 'first' | 'last'
  /** Still those from before. */
  readonly isWaiting: boolean
}

interface GridRows<Row> {
  readonly rows: readonly Row[]
  readonly keyText: (row: Row) => string
  readonly choice?: RowChoice<Row> | undefined
  readonly entry: RowEntry
  readonly onSelect: (key: string) => void
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly onTurn: (step: 1 | -1) => void
  /** Shows all of the row, where rows are not ticked. */
  readonly onPeek: () => void
  /** False: there is nothing to go back to. */
  readonly onLeave: () => boolean
}

/** The keys over the rows of a list, and the way of the keyboard into rows that were asked for. */
export function useGridKeys<Row>(
  body: RefObject<HTMLTableSectionElement | null>,
  { rows, keyText, choice, entry, onSelect, onOpen, onTurn, onPeek, onLeave }: GridRows<Row>,
): { press: (event: KeyboardEvent, index: number) => void; choose: (row: Row) => void } {
  const entered = useRef(entry.no)
  /** Where a range began, and what was ticked before it. */
  const pull = useRef<{ from: number; before: ReadonlySet<string>; at: number } | null>(null)

  const select = (index: number) => {
    const row = rows[index]
    if (!row) return
    onSelect(keyText(row))
    body.current?.rows[index]?.focus()
  }
  const enter = useEffectEvent(() => {
    if (entered.current === entry.no) return
    entered.current = entry.no
    pull.current = null
    select(entry.to === 'first' ? 0 : rows.length - 1)
  })
  useEffect(() => {
    if (!entry.isWaiting) enter()
  }, [entry.no, entry.isWaiting])

  const pullTo = (at: number, goal: number) => {
    if (!choice) return
    const begun = pull.current?.at === at ? pull.current : { from: at, before: choice.chosen, at }
    pull.current = { ...begun, at: goal }
    choice.onChange(pulled(rows.map(keyText), begun.before, begun.from, goal))
  }
  /** Who points at a row while others are on their way stays there. */
  const choose = (row: Row) => {
    entered.current = entry.no
    onSelect(keyText(row))
  }
  const press = (event: KeyboardEvent, at: number) => {
    if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement) return
    const action = gridAction(event.nativeEvent)
    const row = rows[at]
    if (!action || !row) return
    if (action.do !== 'leave' || onLeave()) event.preventDefault()
    switch (action.do) {
      case 'go': {
        const goal = rowAt(action.to, at, rows.length)
        if (goal === undefined) return
        if (action.pull) pullTo(at, goal)
        return select(goal)
      }
      case 'page':
        return onTurn(action.step)
      case 'open':
        return onOpen?.(row)
      case 'mark':
        onSelect(keyText(row))
        return choice ? choice.onChange(toggled(choice.chosen, keyText(row))) : onPeek()
      case 'all':
        return choice?.onChange(new Set(rows.map(keyText)))
      case 'leave':
    }
  }
  return { press, choose }
}
