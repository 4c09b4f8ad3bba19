import { useQuery } from '@tanstack/react-query'
import {
  lifeCycleAction,
  lifeCyclePreview,
  longestLife,
  type ListedCycle,
} from '#modules/system/contract/life-cycle.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { lifeCycleTexts } from './life-cycle.text.ts'
import type { TypedCycle } from './typed-cycle.ts'

interface Props {
  row: ListedCycle
  /** The row as it would be saved. */
  wanted: ListedCycle
  typed: TypedCycle | undefined
  error: string | undefined
  readOnly: boolean
  onType: (change: TypedCycle) => void
}

export function ActionSelect({ row, wanted, readOnly, onType }: Omit<Props, 'typed' | 'error'>) {
  const say = useSay()
  return (
    <select
      className="fld"
      aria-label={`${row.title} ${say(lifeCycleTexts.action)}`}
      value={wanted.action}
      disabled={readOnly}
      onChange={(event) => onType({ action: lifeCycleAction.schema.parse(event.target.value) })}
    >
      {lifeCycleAction.codes.map((action) => (
        <option key={action} value={action}>
          {say(lifeCycleAction.texts[action])}
        </option>
      ))}
    </select>
  )
}

export function MonthsInput({ row, typed, error, readOnly, onType }: Omit<Props, 'wanted'>) {
  const say = useSay()
  return (
    <input
      className="fld num"
      aria-label={`${row.title} ${say(lifeCycleTexts.months)}`}
      aria-invalid={error ? true : undefined}
      inputMode="numeric"
      size={4}
      value={typed?.months ?? String(row.months)}
      disabled={readOnly}
      onChange={(event) => onType({ months: event.target.value })}
    />
  )
}

/** What would go today by what is typed. */
export function Due({ row: { table_nm, action, months, least } }: { row: ListedCycle }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['dbLifeCycle', 'preview', table_nm, months],
    queryFn: ({ signal }) => call(lifeCyclePreview, { table_nm, months }, signal),
    enabled: months >= least && months <= longestLife,
    placeholderData: (before) => before,
  })
  if (!data || !(months >= least)) return <span className="dim">—</span>
  const due = say(lifeCycleTexts.due, {
    before: data.before.replaceAll('-', '/'),
    rows: data.rows.toLocaleString(),
  })
  return (
    <>
      {action === '0' || data.rows === 0 ? <span className="dim">{due}</span> : <b>{due}</b>}
      {data.stay > 0 ? (
        <p className="field-hint">{say(lifeCycleTexts.stay, { rows: data.stay.toLocaleString() })}</p>
      ) : null}
    </>
  )
}
