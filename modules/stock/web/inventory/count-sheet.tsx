import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { enterMove } from '#platform/web/keyboard/enter-key.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { CountLine } from '../../contract/inventory.ts'
import { CountInput } from './count-input.tsx'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  lines: readonly CountLine[]
  open: boolean
  hideBook: boolean
  /** The line that was scanned: Enter leads back to the scanner's field. */
  scanned: number | null
  onScanned: () => void
  /** Whether it has been kept. */
  onCount: (line: CountLine, counted: string) => Promise<boolean>
  /** A scanner has typed a code where a figure belongs. */
  onCode: (text: string) => void
}

/** The shelf as one walks along it: Enter leads to the next line. On a phone each line is a card. */
export function CountSheet({ lines, open, hideBook, scanned, onScanned, onCount, onCode }: Props) {
  const say = useSay()
  const sheet = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const field = scanned === null ? null : fieldsOf(sheet.current, scanned)[0]
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [scanned])
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
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
  return (
    <div className="grid-scroll">
      <table className="grid count-sheet" ref={sheet} onKeyDown={press}>
        <thead>
          <tr>
            <th scope="col">{say(inventoryTexts.place)}</th>
            <th scope="col">{say(inventoryTexts.item)}</th>
            <th scope="col">{say(inventoryTexts.lot)}</th>
            {hideBook ? null : (
              <th scope="col" className="num">
                {say(inventoryTexts.book)}
              </th>
            )}
            <th scope="col" className="num">
              {say(inventoryTexts.counted)}
            </th>
            <th scope="col">{say(inventoryTexts.by)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_no} className={line.counted_qty === '' ? undefined : 'counted'}>
              <td className="place">
                <span className="dim">{line.location_cd}</span> {line.location_nm}
              </td>
              <td className="item">
                <span className="dim">{line.item_cd}</span> {line.item_nm}
              </td>
              <td className="lot">{line.lot_no || <span className="dim">—</span>}</td>
              {hideBook ? null : (
                <td className="num book" data-label={say(inventoryTexts.book)}>
                  <Figure exact={line.book_qty} />
                </td>
              )}
              <td className="num qty">
                {open ? (
                  <CountInput line={line} onCount={(counted) => onCount(line, counted)} onCode={onCode} />
                ) : (
                  line.counted_qty
                )}{' '}
                <span className="unit">{line.unit_nm}</span>
              </td>
              <td className="by">{line.counted_by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function fieldsOf(sheet: HTMLTableElement | null, line_no?: number): readonly HTMLInputElement[] {
  const found = sheet?.querySelectorAll<HTMLInputElement>(
    line_no === undefined ? 'input' : `input[data-line="${String(line_no)}"]`,
  )
  return [...(found ?? [])]
}
