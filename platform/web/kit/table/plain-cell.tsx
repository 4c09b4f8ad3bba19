import type { ReactNode } from 'react'
import { figureOf } from '#platform/contract/slip-totals.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { Figure } from '../grid/cell.tsx'
import { Icon } from '../theme/icon.tsx'
import type { PlainColumn, PlainKind } from './plain-column.ts'

/** A value as people read it; what is no plain value is shown as it is. */
export function Written({ kind, value }: { kind: PlainKind | undefined; value: ReactNode }) {
  const momentText = useMomentText()
  if (isBlank(value)) return kind === 'figure' ? null : <span className="dim">—</span>
  if (kind === 'flag' && value === true) return <Icon name="check" size="m" />
  if (typeof value !== 'string' && typeof value !== 'number') return value
  switch (kind) {
    case 'figure':
      // Words beside a figure, 5 (3 loose), stand as they are.
      return figureOf(String(value)) ? <Figure exact={String(value)} /> : value
    case 'date':
      return String(value).replaceAll('-', '/')
    case 'moment':
      return momentText(String(value))
    default:
      return value
  }
}

const isBlank = (value: ReactNode): boolean =>
  value === undefined || value === null || value === false || value === ''

interface Props<Row> {
  column: PlainColumn<Row>
  /** Said before the value where the table stands as cards. */
  label: string
  row: Row
  isHeader: boolean
}

export function PlainCell<Row>({ column, label, row, isHeader }: Props<Row>) {
  const value = column.cell(row)
  const error = column.error?.(row)
  const shown = (
    <>
      <Written kind={column.kind} value={value} />
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
  const look = lookOf(column, column.isChanged?.(row) ? 'touched' : '', isBlank(value) ? 'blank' : '')
  return isHeader ? (
    <th scope="row" className={look}>
      {shown}
    </th>
  ) : (
    <td className={look} title={column.hint?.(row)} data-label={column.labelHidden ? undefined : label}>
      {shown}
    </td>
  )
}

/** Figures stand at the right, under each other. */
export function lookOf<Row>(
  { kind, align, className }: PlainColumn<Row>,
  ...more: readonly string[]
): string | undefined {
  const end = kind === 'figure' || align === 'end' ? 'num' : align === 'center' ? 'center' : ''
  return [end, className, ...more].filter(Boolean).join(' ') || undefined
}
