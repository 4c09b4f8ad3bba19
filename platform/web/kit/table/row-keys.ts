import type { KeyboardEvent } from 'react'

interface RowActs<Row> {
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly onRowKey?: ((event: KeyboardEvent, row: Row) => boolean) | undefined
}

/** Up and Down, Home and End walk through the rows, Enter opens; what a screen adds comes first. */
export function rowKeys<Row>(
  event: KeyboardEvent<HTMLTableRowElement>,
  row: Row,
  { onOpen, onRowKey }: RowActs<Row>,
): void {
  if (event.target !== event.currentTarget) return
  if (onRowKey?.(event, row)) return event.preventDefault()
  if (event.ctrlKey || event.altKey || event.metaKey) return
  if (event.key === 'Enter' && onOpen) {
    event.preventDefault()
    return onOpen(row)
  }
  const rows = [...(event.currentTarget.closest('tbody')?.rows ?? [])].filter((one) =>
    one.hasAttribute('tabindex'),
  )
  const at = rows.indexOf(event.currentTarget)
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined) return
  event.preventDefault()
  rows[goal]?.focus()
}
