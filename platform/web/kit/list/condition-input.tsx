import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { endsOf, rangeOf } from '#platform/contract/list-condition.ts'
import type { ListColumn } from '#platform/contract/list-column.ts'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { Labelled } from '../form/labelled.tsx'
import { listTexts } from './list.text.ts'

interface Props {
  column: ListColumn
  value: string
  /** Something always holds: the last check cannot be taken away. */
  needed?: boolean
  onChange: (value: string) => void
}

/** What can be asked of a column, with its label: in the search block and under a heading. */
export function ConditionInput({ column, value, needed = false, onChange }: Props) {
  const say = useSay()
  const label = say(column.label)
  switch (column.kind) {
    case 'code':
    case 'text':
      if (column.months) return <Range {...{ column, label, value, onChange }} />
      return (
        <Labelled label={label}>
          {(control) => (
            <input
              {...control}
              className="fld"
              autoComplete="off"
              placeholder={column.named ? say(listTexts.codeOrName) : undefined}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Labelled>
      )
    case 'flag':
      return (
        <Labelled label={label}>
          {(control) => (
            <select
              {...control}
              className="fld"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="">{say(listTexts.any)}</option>
              <option value="1">{say(listTexts.yes)}</option>
              <option value="0">{say(listTexts.no)}</option>
            </select>
          )}
        </Labelled>
      )
    case 'choice':
      return needed || (column.codes?.codes.length ?? 0) <= mostChecks ? (
        <Choices {...{ column, label, value, needed, onChange }} />
      ) : (
        <OneOf {...{ column, label, value, onChange }} />
      )
    case 'integer':
    case 'decimal':
    case 'date':
    case 'moment':
      return <Range {...{ column, label, value, onChange }} />
  }
}

/** More than these do not fit beside one another. */
const mostChecks = 4

function OneOf({ column, label, value, onChange }: Omit<Props, 'needed'> & { label: string }) {
  const say = useSay()
  return (
    <Labelled label={label}>
      {(control) => (
        <select {...control} className="fld" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{say(listTexts.any)}</option>
          {Object.entries(column.codes?.texts ?? {}).map(([code, words]) => (
            <option key={code} value={code}>
              {say(words)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function Choices({ column, label, value, needed, onChange }: Required<Props> & { label: string }) {
  const say = useSay()
  const checked = value.split(',')
  const codes = column.codes?.codes ?? []
  const toggle = (code: string, on: boolean) => {
    const next = codes.filter((other) => (other === code ? on : checked.includes(other)))
    if (next.length > 0 || !needed) onChange(next.join(','))
  }
  return (
    <fieldset className="checks" aria-label={label}>
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      {codes.map((code) => {
        const words = column.codes?.texts[code]
        return (
          <label key={code} className="check">
            <input
              type="checkbox"
              checked={checked.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            {words ? say(words) : code}
          </label>
        )
      })}
    </fieldset>
  )
}

function Range({ column, label, value, onChange }: Omit<Props, 'needed'> & { label: string }) {
  const say = useSay()
  const [from, to] = endsOf(value)
  const isDay = column.kind === 'date' || column.kind === 'moment'
  const End = column.months ? MonthInput : isDay ? DayInput : NumberInput
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      <span className="range">
        <End
          label={say(listTexts.from, { field: label })}
          value={from}
          onChange={(end) => onChange(rangeOf(end, to))}
        />
        <span aria-hidden="true">〜</span>
        <End
          label={say(listTexts.to, { field: label })}
          value={to}
          onChange={(end) => onChange(rangeOf(from, end))}
        />
      </span>
    </div>
  )
}

interface EndProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const NumberInput = ({ label, value, onChange }: EndProps) => (
  <input
    className="fld figure"
    aria-label={label}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    onChange={(event) => onChange(event.target.value.normalize('NFKC').replaceAll(/[,\s]/g, ''))}
  />
)

/** 202604, 2026/4 and 2026-04 are one month; a year alone is all of it. */
function MonthInput({ label, value, onChange }: EndProps) {
  const say = useSay()
  return (
    <input
      className="fld month"
      aria-label={label}
      placeholder={say(listTexts.monthHint)}
      inputMode="numeric"
      autoComplete="off"
      value={value.replaceAll('-', '/')}
      onChange={(event) => onChange(event.target.value.normalize('NFKC').replaceAll('/', '-').trim())}
      onBlur={({ target }) => {
        const [, year, month] = /^(\d{4})\/?(\d{1,2})$/.exec(target.value) ?? []
        if (year !== undefined && month !== undefined) onChange(`${year}-${month.padStart(2, '0')}`)
      }}
    />
  )
}

/** Short forms are completed from the business date as the field is left: 18 → 2026/11/18. */
function DayInput({ label, value, onChange }: EndProps) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? new Date().toISOString().slice(0, 10)
  const [typing, setTyping] = useState<string | null>(null)
  const leave = () => {
    if (typing === null) return
    const read = readDate(typing, businessDate)
    if (read !== undefined || typing.trim() === '') {
      onChange(read ?? '')
      setTyping(null)
    }
  }
  return (
    <input
      className="fld day"
      aria-label={label}
      aria-invalid={
        typing !== null && typing.trim() !== '' && !readDate(typing, businessDate) ? true : undefined
      }
      placeholder={say(listTexts.dayHint)}
      autoComplete="off"
      value={typing ?? value.replaceAll('-', '/')}
      onChange={(event) => {
        setTyping(event.target.value)
        const read = readDate(event.target.value, businessDate)
        if (read !== undefined || event.target.value === '') onChange(read ?? '')
      }}
      onBlur={leave}
    />
  )
}
