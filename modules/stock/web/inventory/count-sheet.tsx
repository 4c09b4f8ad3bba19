import { useState } from 'react'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { CountLine } from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  lines: readonly CountLine[]
  open: boolean
  hideBook: boolean
  onCount: (line: number, counted: string) => void
}

/** The shelf as one walks along it: Enter leads to the next line. On a phone each line is a card. */
export function CountSheet({ lines, open, hideBook, onCount }: Props) {
  const say = useSay()
  return (
    <div className="grid-scroll">
      <table className="grid count-sheet" ref={movedByEnter}>
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
              <td>
                <span className="dim">{line.location_cd}</span> {line.location_nm}
              </td>
              <td>
                <span className="dim">{line.item_cd}</span> {line.item_nm}
              </td>
              <td>{line.lot_no || <span className="dim">—</span>}</td>
              {hideBook ? null : (
                <td className="num">
                  <Figure exact={line.book_qty} />
                </td>
              )}
              <td className="num">
                {open ? (
                  <CountInput
                    // Another person's count comes in; one's own typing stays.
                    key={line.counted_qty}
                    line={line}
                    onCount={(counted) => onCount(line.line_no, counted)}
                  />
                ) : (
                  line.counted_qty
                )}{' '}
                <span className="unit">{line.unit_nm}</span>
              </td>
              <td>{line.counted_by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CountInput({ line, onCount }: { line: CountLine; onCount: (counted: string) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(line.counted_qty)
  const leave = () => {
    const read = typed.trim() === '' ? '' : readDecimal(typed)
    if (read === undefined || (read !== '' && read.units < 0n)) return setTyped(line.counted_qty)
    const counted = read === '' ? '' : written(read, 0)
    if (counted !== line.counted_qty) onCount(counted)
  }
  return (
    <input
      className="fld num"
      inputMode="decimal"
      autoComplete="off"
      aria-label={say(inventoryTexts.countedOf, { item: line.item_cd, place: line.location_cd })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
    />
  )
}
