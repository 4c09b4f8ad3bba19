import { useCallback, useMemo, type Ref } from 'react'
import { compare, grouped, negated, sum, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Text } from '#platform/contract/text.ts'
import { boardTexts } from '#platform/web/kit/board/board.text.ts'
import { monthColumns } from '#platform/web/kit/board/board-days.ts'
import { showCell, typedCell } from '#platform/web/kit/entry/cell-text.ts'
import type { CellChange, EntryCell, EntryColumn } from '#platform/web/kit/entry/entry-cell.ts'
import { EntryGrid } from '#platform/web/kit/entry/entry-grid.tsx'
import type { FootOf } from '#platform/web/kit/entry/entry-foot.tsx'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { yearPlanQty, yearPlanScreen } from '../../contract/year-plan/year-plan-calls.ts'
import { qtyOf } from '../../contract/year-plan/year-figures.ts'
import type { YearPart } from '../../contract/year-plan/year-months.ts'
import { yearPlanTexts } from './year-plan.text.ts'
import { lackOf, refusedOf, type ShownItem, type YearChange, type YearView } from './year-rows.ts'
import { beginAs, stockAs, type StockWay } from './year-stock.ts'

/** What stands of each item, one row below the other. */
const kinds = ['sales', 'production', 'stock', 'target'] as const
type Kind = (typeof kinds)[number]

interface Row {
  readonly item: ShownItem
  readonly kind: Kind
  readonly number: number
}

interface Props {
  view: YearView
  part: YearPart
  way: StockWay
  feet: readonly FootOf[]
  items: readonly ShownItem[]
  errors: FieldErrors
  onWrite: (changes: readonly YearChange[]) => void
  onUndo: () => void
  onRedo: () => void
  /** The item at hand. */
  onItem: (index: number) => void
  handle: Ref<EntryHandle>
}

/** 販売計画・生産計画・月末在庫 of items by months: production is typed and pasted, the rest follows while one types. */
export function YearGrid({ view, part, way, feet, items, errors, ...rest }: Props) {
  const { onWrite, onUndo, onRedo, onItem, handle } = rest
  const say = useSay()
  const language = useLanguage()
  const isPhone = usePhone()
  const { months, current } = view
  const columns = useMemo((): readonly EntryColumn[] => {
    const ofMonths = monthColumns(months, { language, width: 74 }).map((column): EntryColumn => ({
      ...column,
      group: say(column.id < current ? yearPlanTexts.past : yearPlanTexts.open),
      begins: column.id === current,
      stop: column.id >= current,
    }))
    const half = (id: '1' | '2'): EntryColumn => ({
      ...{ id, label: say(id === '1' ? boardTexts.firstHalf : boardTexts.secondHalf) },
      ...{ width: 80, align: 'right', begins: true, stop: false },
    })
    return [
      { id: 'item', label: say(yearPlanTexts.item), width: isPhone ? 96 : 168, sticky: true, stop: false },
      { id: 'kind', label: say(yearPlanTexts.kind), width: isPhone ? 72 : 104, sticky: true, stop: false },
      { id: 'begin', label: say(yearPlanTexts.begin), width: 68, align: 'right', stop: false },
      ...(part === '0'
        ? [...ofMonths.slice(0, 6), half('1'), ...ofMonths.slice(6), half('2')]
        : [...ofMonths, half(part)]),
      ...(part === '0'
        ? [
            {
              id: 'year',
              label: say(yearPlanTexts.wholeYear),
              width: 84,
              align: 'right',
              stop: false,
            } as const,
          ]
        : []),
    ]
  }, [months, current, part, language, isPhone, say])
  const rows = useMemo(
    () => items.flatMap((item, at) => kinds.map((kind): Row => ({ item, kind, number: at + 1 }))),
    [items],
  )
  const cellOf = useCallback(
    ({ item, kind }: Row, { id }: EntryColumn): EntryCell => {
      const { row, plan } = item
      if (id === 'item')
        return { text: wordsOf(item, kind, say), locked: true, tone: kind === 'sales' ? undefined : 'dim' }
      if (id === 'kind') return { text: say(kindText(kind, way)), locked: true }
      const isStock = kind === 'stock' || kind === 'target'
      if (id === 'begin') return kind === 'stock' ? figure(beginAs(item, way)) : { text: '', locked: true }
      const at = months.indexOf(id)
      const shownFigures = isStock ? stockAs(item, kind, { way, months }) : item[kind]
      if (at < 0) {
        const [from, to] = id === '1' ? [0, 6] : [months.length - 6, months.length]
        const span = shownFigures.slice(id === 'year' ? 0 : from, to)
        return figure(isStock ? span.at(-1) : sum(item[kind].slice(id === 'year' ? 0 : from, to)))
      }
      const isOpen = id >= current
      if (kind === 'production' && isOpen) {
        const wrong = plan.wrong[id]
        const value = plan.values[id] ?? ''
        return {
          text: wrong?.typed ?? showCell(yearPlanQty, value, { language, businessDate: '' }),
          typed: wrong?.typed ?? typedCell(yearPlanQty, value, language),
          problem: (wrong && say(wrong.text, wrong.params)) ?? refusedOf(errors, row.item_cd, id),
        }
      }
      const shown = figure(shownFigures[at])
      if (kind === 'sales') {
        const from = row.from[id]
        return { ...shown, mark: isOpen && from && from !== 'actual' ? say(yearPlanTexts[from]) : undefined }
      }
      if (kind !== 'stock' || !isOpen) return shown
      const lack = lackOf(item.stock[at] ?? zero, item.target[at] ?? zero)
      if (lack === 'below') return { ...shown, tone: 'warn', mark: '▽' }
      return lack === 'short' ? { ...shown, tone: 'bad' } : { ...shown, tone: undefined }
    },
    [months, current, way, errors, language, say],
  )
  const write = (changes: readonly CellChange[]) =>
    onWrite(
      changes.flatMap(({ row, col, text }) => {
        const [line, column] = [rows[row], columns[col]]
        return line?.kind === 'production' && column?.stop
          ? [{ item_cd: line.item.row.item_cd, month: column.id, text }]
          : []
      }),
    )
  return (
    <EntryGrid
      label={say(yearPlanScreen.title)}
      columns={columns}
      rows={rows}
      cellOf={cellOf}
      headOf={headOf}
      feet={feet}
      mostRows={rows.length}
      dense
      isPassed={isPassed}
      onWrite={write}
      onUndo={onUndo}
      onRedo={onRedo}
      onPosition={({ row }) => onItem(Math.floor(row / kinds.length))}
      handle={handle}
    />
  )
}

const isPassed = ({ kind }: Row): boolean => kind !== 'production'
const headOf = ({ kind, number }: Row) => ({ text: kind === 'sales' ? String(number) : '' })

function wordsOf({ row }: ShownItem, kind: Kind, say: ReturnType<typeof useSay>): string {
  const lot = compare(qtyOf(row.lot_min), zero) > 0 ? row.lot_min : row.lot_step
  switch (kind) {
    case 'sales':
      return row.item_cd
    case 'production':
      return row.item_nm
    case 'stock':
      return compare(qtyOf(lot), zero) > 0 ? say(yearPlanTexts.lot, { qty: grouped(qtyOf(lot)) }) : ''
    case 'target':
      return compare(qtyOf(row.safety_stock), zero) > 0
        ? say(yearPlanTexts.safety, { qty: grouped(qtyOf(row.safety_stock)) })
        : ''
  }
}

const kindText = (kind: Kind, way: StockWay): Text => {
  if (kind === 'stock' && way !== 'qty') return yearPlanTexts[way === 'value' ? 'stockValue' : 'asCover']
  if (kind === 'target' && way !== 'qty')
    return yearPlanTexts[way === 'value' ? 'targetValue' : 'targetCover']
  return yearPlanTexts[kind]
}

/** Nobody types it. Less than nothing has its sign in front, as books have it. */
const figure = (value: Decimal | undefined): EntryCell =>
  value === undefined
    ? { text: '–', locked: true, tone: 'dim' }
    : {
        text: compare(value, zero) < 0 ? `▲${grouped(negated(value))}` : grouped(value),
        typed: written(value, 0),
        locked: true,
        tone: compare(value, zero) < 0 ? 'bad' : 'dim',
      }
