import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { CheckItem } from '../../contract/measured.ts'
import { terminalTexts } from '../terminal/terminal.text.ts'
import { measuresTexts } from '../work-order-story/measures.text.ts'
import { inspectionTexts } from './inspection.text.ts'
import { judgedPoint, measuredByPoint, type TypedByPoint } from './measured-by-point.ts'

interface Props {
  points: readonly CheckItem[]
  typed: TypedByPoint
  onChange: (typed: TypedByPoint) => void
  /** Why what was sent of them was refused. */
  wrong: string | undefined
}

/** 検査項目 with their limits, and what is measured of the pieces, in red where it is outside. */
export function PointTable({ points, typed, onChange, wrong }: Props) {
  const say = useSay()
  const typedAt = ({ point_no }: CheckItem) => typed.get(point_no) ?? ''
  const { pieces, outside } = measuredByPoint(typed, points)
  const judgedCell = (point: CheckItem) => {
    const stands = judgedPoint(typedAt(point), point)
    if (stands.unread) return <span className="st s-bad">{say(terminalTexts.noNumber)}</span>
    if (stands.outside > 0)
      return <span className="st s-bad">{say(inspectionTexts.outside, { qty: stands.outside })}</span>
    return typedAt(point).trim() === '' ? null : (
      <span className="st s-done">{say(measuresTexts.within)}</span>
    )
  }
  const columns: readonly PlainColumn<CheckItem>[] = [
    { name: 'point', label: measuresTexts.point, cell: ({ point_nm }) => point_nm },
    {
      ...{ name: 'limits', label: measuresTexts.limits },
      cell: ({ lower_limit, upper_limit, measure_unit }) => `${lower_limit}～${upper_limit} ${measure_unit}`,
    },
    {
      ...{ name: 'values', label: measuresTexts.title },
      cell: (point) => {
        const { unread, outside: bad } = judgedPoint(typedAt(point), point)
        return (
          <input
            className="fld"
            name={`measure ${point.point_no}`}
            aria-label={point.point_nm}
            aria-invalid={unread || bad > 0 || undefined}
            autoComplete="off"
            size={24}
            value={typedAt(point)}
            onChange={({ target }) => onChange(new Map([...typed, [point.point_no, target.value]]))}
          />
        )
      },
    },
    { name: 'judged', label: measuresTexts.judged, cell: judgedCell },
  ]
  return (
    <>
      <p>{say(inspectionTexts.measureHelp)}</p>
      <PlainTable
        label={say(measuresTexts.title)}
        rows={points}
        keyOf={({ point_no }) => point_no}
        columns={columns}
        empty=""
      />
      {wrong === undefined ? null : <p className="st s-bad">{wrong}</p>}
      {pieces > 0 ? (
        <p className={outside > 0 ? 'st s-bad' : 'sub'}>{say(terminalTexts.measured, { pieces, outside })}</p>
      ) : null}
    </>
  )
}
