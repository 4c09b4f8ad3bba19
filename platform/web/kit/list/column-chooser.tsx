import type { KeyboardEvent } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import { mostFrozen, widthBounds } from '#platform/contract/list-view.ts'
import { useSay } from '../../language/say.ts'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { changed, clampWidth, moved, usualWidth, type ArrangedColumn } from '../grid/column-layout.ts'
import { Icon } from '../theme/icon.tsx'
import { listTexts } from './list.text.ts'

interface Props {
  list: List
  columns: readonly ArrangedColumn[]
  frozen: number
  onChange: (columns: readonly ArrangedColumn[], frozen: number) => void
  onReset: () => void
  onClose: () => void
}

/** Which columns are shown, in which order, how wide, and how many stay at the left. Every change is seen at once. */
export function ColumnChooser({ list, columns, frozen, onChange, onReset, onClose }: Props) {
  const say = useSay()
  useCommands([{ id: 'close', label: listTexts.close, key: 'Escape', run: onClose }])
  const shown = columns.filter((column) => column.shown).length
  const change = (next: readonly ArrangedColumn[]) => onChange(next, frozen)
  return (
    <Drawer title={say(listTexts.columnsTitle)} narrow onClose={onClose}>
      <div className="chooser">
        <p className="dim">{say(listTexts.columnsHelp)}</p>
        <label className="chooser-frozen">
          {say(listTexts.frozen)}
          <select
            className="fld"
            value={frozen}
            onChange={(event) => onChange(columns, Number(event.target.value))}
          >
            {Array.from({ length: Math.min(mostFrozen, Math.max(shown - 1, 0)) + 1 }, (_, n) => (
              <option key={n} value={n}>
                {n === 0 ? say(listTexts.frozenNone) : say(listTexts.frozenCount, { n })}
              </option>
            ))}
          </select>
        </label>
        <ol>
          {columns.map((column, at) => (
            <ColumnLine
              key={column.name}
              column={column}
              usual={list.columns[column.name]}
              isFirst={at === 0}
              isLast={at === columns.length - 1}
              isOnly={column.shown && shown === 1}
              onMove={(step) => change(moved(columns, column.name, step))}
              onChange={(to) => change(changed(columns, column.name, to))}
            />
          ))}
        </ol>
        <button type="button" className="btn" onClick={onReset}>
          {say(listTexts.asAtFirst)}
        </button>
      </div>
    </Drawer>
  )
}

interface LineProps {
  column: ArrangedColumn
  usual: List['columns'][string] | undefined
  isFirst: boolean
  isLast: boolean
  /** A list without any column would be none. */
  isOnly: boolean
  onMove: (step: 1 | -1) => void
  onChange: (change: Partial<ArrangedColumn>) => void
}

function ColumnLine({ column, usual, isFirst, isLast, isOnly, onMove, onChange }: LineProps) {
  const say = useSay()
  if (!usual) return null
  const label = say(usual.label)
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={column.shown}
          disabled={isOnly}
          onKeyDown={press}
          onChange={(event) => onChange({ shown: event.target.checked })}
        />
        {label}
      </label>
      <span className="spacer" />
      <input
        key={column.width ?? 'usual'}
        type="number"
        className="fld"
        aria-label={say(listTexts.columnWidth, { column: label })}
        title={say(listTexts.columnWidth, { column: label })}
        min={widthBounds.min}
        max={widthBounds.max}
        step={10}
        defaultValue={column.width ?? usualWidth(usual, label)}
        onBlur={(event) => {
          const px = Math.round(Number(event.target.value))
          if (px > 0 && px !== (column.width ?? usualWidth(usual, label))) onChange({ width: clampWidth(px) })
        }}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label={say(listTexts.columnUp, { column: label })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size="m" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={say(listTexts.columnDown, { column: label })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size="m" />
      </button>
    </li>
  )
}
