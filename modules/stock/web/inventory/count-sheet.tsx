import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { enterMove } from '#platform/web/keyboard/enter-key.ts'
import { useSay } from '#platform/web/language/say.ts'
import { inventoryManageScreen, type CountLine } from '../../contract/inventory.ts'
import { bookColumn, countedGoods } from './count-columns.tsx'
import { CountInput } from './count-input.tsx'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  lines: readonly CountLine[]
  open: boolean
  hideBook: boolean
  /** What is typed is a second person's. */
  second: boolean
  /** The line that was scanned: Enter leads back to the scanner's field. */
  scanned: number | null
  onScanned: () => void
  /** Whether it has been kept. */
  onCount: (line: CountLine, counted: string) => Promise<boolean>
  /** A scanner has typed a code where a figure belongs. */
  onCode: (text: string) => void
}

/** The shelf as one walks along it: Enter leads to the next line. On a phone each line is a card. */
export function CountSheet({ lines, open, hideBook, second, scanned, onScanned, onCount, onCode }: Props) {
  const say = useSay()
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const field = scanned === null ? null : fieldsOf(sheet.current, scanned)[0]
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [scanned])
  const first = open ? lines.find((line) => (second ? line.second_qty : line.counted_qty) === '') : undefined
  useLayoutEffect(() => {
    // It comes when the count is locked: whoever pressed the key goes on with the first figure.
    const field = sheet.current?.querySelector<HTMLElement>('[data-starts-here]')
    if (field?.checkVisibility()) field.focus()
  }, [])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement)) return
    const move = enterMove(event.nativeEvent, field.tagName)
    if (!move) return
    event.preventDefault()
    if (scanned !== null && field.dataset['line'] === String(scanned)) return onScanned()
    const all = fieldsOf(sheet.current)
    const goal = all[all.indexOf(field) + (move === 'next' ? 1 : -1)]
    if (goal) goal.focus()
    else field.blur()
  }
  const secondColumn: PlainColumn<CountLine> = {
    name: 'second',
    label: inventoryTexts.second,
    align: 'end',
    className: 'second',
    cell: (line) => (
      <>
        {open && second ? (
          <CountInput
            line={line}
            stored={line.second_qty}
            startsHere={line === first}
            onCount={(counted) => onCount(line, counted)}
            onCode={onCode}
          />
        ) : (
          line.second_qty
        )}
        {line.second_qty !== '' && line.second_qty !== line.counted_qty ? <Icon name="bad" size="s" /> : null}
      </>
    ),
  }
  return (
    <PlainTable
      fills
      className="count-sheet"
      label={say(inventoryManageScreen.title)}
      onPhone="table"
      ref={sheet}
      onKeyDown={press}
      rows={lines}
      keyOf={({ line_no }) => String(line_no)}
      rowClass={({ counted_qty }) => (counted_qty === '' ? undefined : 'counted')}
      columns={[
        {
          name: 'tag',
          label: inventoryTexts.tag,
          className: 'tag',
          kind: 'figure',
          cell: ({ line_no }) => String(line_no),
        },
        ...countedGoods,
        ...(hideBook ? [] : [bookColumn]),
        {
          name: 'qty',
          label: inventoryTexts.counted,
          align: 'end',
          className: 'qty',
          cell: (line) => (
            <>
              {open && !second ? (
                <CountInput
                  line={line}
                  stored={line.counted_qty}
                  startsHere={line === first}
                  onCount={(counted) => onCount(line, counted)}
                  onCode={onCode}
                />
              ) : (
                line.counted_qty
              )}{' '}
              <span className="unit">{line.unit_nm}</span>
            </>
          ),
        },
        ...(second || lines.some(({ second_qty }) => second_qty !== '') ? [secondColumn] : []),
        { name: 'by', label: inventoryTexts.by, className: 'by', cell: ({ counted_by }) => counted_by },
      ]}
    />
  )
}

function fieldsOf(sheet: HTMLDivElement | null, line_no?: number): readonly HTMLInputElement[] {
  const found = sheet?.querySelectorAll<HTMLInputElement>(
    line_no === undefined ? 'input' : `input[data-line="${String(line_no)}"]`,
  )
  return [...(found ?? [])]
}
