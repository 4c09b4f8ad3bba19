import { useState } from 'react'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { CheckItem } from '../../contract/measured.ts'
import { judged, measuredOf, mostPieces, typedKey, type TypedMeasures } from './typed-measures.ts'
import { terminalTexts } from './terminal.text.ts'
import './check-items.css'

interface Props {
  points: readonly CheckItem[]
  typed: TypedMeasures
  /** The first piece after a set-up is one piece. */
  single?: boolean
  onChange: (typed: TypedMeasures) => void
}

/** 検査項目 beside the job: limits, what is measured of the piece in hand, and in red what is outside. */
export function CheckItems({ points, typed, single = false, onChange }: Props) {
  const say = useSay()
  const [piece, setPiece] = useState(1)
  if (points.length === 0) return null
  const { pieces, outside } = measuredOf(typed, points)
  const shown = Array.from(
    { length: Math.max(piece, ...[...typed.keys()].map((key) => Number.parseInt(key, 10))) },
    (_, at) => at + 1,
  )
  return (
    <div className="terminal-checks">
      <h2>{say(terminalTexts.checkItems)}</h2>
      {points.map((point) => (
        <Point
          key={point.point_no}
          point={point}
          value={typed.get(typedKey(piece, point.point_no)) ?? ''}
          onChange={(value) => onChange(new Map([...typed, [typedKey(piece, point.point_no), value]]))}
        />
      ))}
      {single ? null : (
        <div className="terminal-pieces">
          {shown.map((no) => (
            <button
              key={no}
              type="button"
              className="btn"
              aria-pressed={no === piece}
              onClick={() => setPiece(no)}
            >
              {say(terminalTexts.piece, { no })}
            </button>
          ))}
          <button
            type="button"
            className="btn"
            disabled={pieces < shown.length || shown.length >= mostPieces}
            onClick={() => setPiece(shown.length + 1)}
          >
            {say(terminalTexts.nextPiece)}
          </button>
          <p className={outside > 0 ? 'st s-bad' : 'sub'}>
            {say(terminalTexts.measured, { pieces, outside })}
          </p>
        </div>
      )}
    </div>
  )
}

interface PointProps {
  point: CheckItem
  value: string
  onChange: (typed: string) => void
}

function Point({ point, value, onChange }: PointProps) {
  const say = useSay()
  const { point_no, point_nm, lower_limit: lower, upper_limit: upper, measure_unit: unit } = point
  const stands = judged(value, point)
  const isBad = stands === 'outside' || stands === 'unread'
  return (
    <label className={isBad ? 'terminal-point bad' : 'terminal-point'}>
      <span>
        <b>{point_nm}</b>
        {say(terminalTexts.limits, { lower, upper, unit })}
      </span>
      <input
        className="fld num"
        name={`measure ${point_no}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-invalid={isBad}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="terminal-judged" role="status">
        {isBad ? (
          <>
            <Icon name="bad" size="s" />
            {say(stands === 'outside' ? terminalTexts.outside : terminalTexts.noNumber)}
          </>
        ) : null}
      </span>
    </label>
  )
}
