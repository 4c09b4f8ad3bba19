import { useState } from 'react'
import { cellName } from '#platform/contract/cell-name.ts'
import type { CellError, CsvColumn, PreviewRow } from '#platform/contract/csv.ts'
import { inBrackets } from '../../language/in-brackets.ts'
import { useSay } from '../../language/say.ts'
import { Pager } from '../grid/pager.tsx'
import { csvTexts } from './csv.text.ts'
import type { Preview } from './use-csv-upload.ts'
import '../grid/grid.css'

const states = ['new', 'changed', 'same', 'wrong'] as const

interface Props {
  columns: readonly CsvColumn[]
  preview: Preview
  /** What is wrong is said of the cell as a spreadsheet names it: B3. */
  namesCells: boolean
}

/** The rows of the file with what would become of each; what is wrong is marked in its cell, with the reason. */
export function CsvPreview({ columns, preview, namesCells }: Props) {
  const say = useSay()
  const [wrongOnly, setWrongOnly] = useState(preview.counts.wrong > 0)
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(50)
  const rows = wrongOnly ? preview.rows.filter(({ state }) => state === 'wrong') : preview.rows
  const shown = rows.slice((page - 1) * size, page * size)
  return (
    <>
      <div className="counts">
        {states.map((state) => (
          <span key={state} className={state} data-state={state}>
            {say(csvTexts.count, { state: say(csvTexts[state]), n: preview.counts[state] })}
          </span>
        ))}
        {preview.counts.wrong > 0 ? (
          <label>
            <input
              type="checkbox"
              checked={wrongOnly}
              onChange={(event) => {
                setWrongOnly(event.target.checked)
                setPage(1)
              }}
            />
            {say(csvTexts.wrongOnly)}
          </label>
        ) : null}
      </div>
      <div className="grid-scroll">
        <table className="grid" aria-label={say(csvTexts.preview)}>
          <thead>
            <tr>
              <th scope="col">{say(csvTexts.row)}</th>
              <th scope="col">{say(csvTexts.state)}</th>
              {preview.counts.wrong > 0 ? <th scope="col">{say(csvTexts.reasons)}</th> : null}
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.row}
                row={row}
                columns={columns}
                withReasons={preview.counts.wrong > 0}
                namesCells={namesCells}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        page={page}
        size={size}
        rows={shown.length}
        total={rows.length}
        hasNext={page * size < rows.length}
        onPage={setPage}
        onSize={(next) => {
          setSize(next)
          setPage(1)
        }}
      />
    </>
  )
}

interface RowProps {
  row: PreviewRow
  columns: readonly CsvColumn[]
  withReasons: boolean
  namesCells: boolean
}

function Row({ row, columns, withReasons, namesCells }: RowProps) {
  const say = useSay()
  return (
    <tr data-state={row.state}>
      <td className="num">{row.row}</td>
      <td className={`state ${row.state}`}>{say(csvTexts[row.state])}</td>
      {withReasons ? (
        <td className="reasons">
          {row.errors.map((error) => (
            <div key={`${String(error.column)} ${error.msg}`}>
              {namesCells && error.column >= 0 ? <b>{cellName(error.column, row.row)} </b> : null}
              {inBrackets(error.msg, error.code)}
            </div>
          ))}
        </td>
      ) : null}
      {columns.map(({ name }, at) => {
        const errors = row.errors.filter(({ column }) => column === at)
        return (
          <td
            key={name}
            className={look(errors, row.differing.includes(at))}
            title={errors.map(({ msg }) => msg).join('\n') || undefined}
          >
            {row.cells[at]}
          </td>
        )
      })}
    </tr>
  )
}

function look(errors: readonly CellError[], differs: boolean): string | undefined {
  if (errors.length > 0) return 'cell-wrong'
  return differs ? 'cell-changed' : undefined
}
