import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { useSay } from '#platform/web/language/say.ts'
import { forecastSource } from '../../contract/forecast/forecast-codes.ts'
import type { compareForecasts, ForecastRow } from '../../contract/forecast/forecast-order.ts'
import { forecastOrderScreen } from '../../contract/forecast/forecast-order.ts'
import { forecastTexts } from './forecast-order.text.ts'
import { planTexts } from './plan.text.ts'

type Compared = OutputOf<typeof compareForecasts>

interface Props {
  data: Compared
  onVersions: (change: { readonly before_no?: string; readonly now_no?: string }) => void
}

const only = { changed: 'changed', expired: 'expired' } as const

/** Two versions period by period, beside what was ordered. */
export function Comparison({ data, onVersions }: Props) {
  const say = useSay()
  const [narrowed, setNarrowed] = useState<keyof typeof only | ''>('')
  const rows = data.rows.filter(
    (row) => narrowed === '' || (narrowed === only.changed ? row.change !== '0' : row.expired !== '0'),
  )
  const choose = (label: Text, name: 'before_no' | 'now_no') => (
    <Labelled label={say(label)}>
      {(control) => (
        <select
          {...control}
          name={name}
          className="fld"
          value={String(data[name])}
          onChange={({ target }) => onVersions({ [name]: target.value })}
        >
          {data.versions.some(({ version_no }) => version_no === data[name]) ? null : (
            <option value={String(data[name])}>—</option>
          )}
          {data.versions.map(({ version_no, received_dt, source, file_nm, withdrawn }) => (
            <option key={version_no} value={String(version_no)}>
              {say(withdrawn === '' ? forecastTexts.versionOption : forecastTexts.versionWithdrawn, {
                no: version_no,
                date: received_dt.replaceAll('-', '/'),
                source: file_nm || say(forecastSource.texts[source]),
              })}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
  return (
    <>
      <div className="forecast-versions">
        {choose(forecastTexts.before, 'before_no')}
        {choose(forecastTexts.now, 'now_no')}
        <span className="ways">
          {([only.changed, only.expired] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={narrowed === one}
              onClick={() => setNarrowed(narrowed === one ? '' : one)}
            >
              {say(one === only.changed ? forecastTexts.changedOnly : forecastTexts.expiredOnly)}
            </button>
          ))}
        </span>
        {data.versions
          .filter(
            ({ version_no: no, withdrawn }) => withdrawn !== '' && [data.before_no, data.now_no].includes(no),
          )
          .map(({ version_no: no, withdrawn: reason }) => (
            <span key={no} className="chip s-warn">
              {say(forecastTexts.withdrawn, { no, reason })}
            </span>
          ))}
        {data.firm_to_dt === '' ? null : (
          <span className="chip s-done">
            {say(forecastTexts.firmTo, { date: data.firm_to_dt.replaceAll('-', '/') })}
          </span>
        )}
      </div>
      <PlainTable
        fills
        label={say(forecastOrderScreen.title)}
        rows={rows}
        keyOf={({ item_cd, destination_cd, period_dt }) => [item_cd, destination_cd, period_dt].join(' ')}
        empty={say(forecastTexts.none)}
        columns={isOneItem(rows) ? columns.map(summed) : columns}
      />
    </>
  )
}

/** Quantities of different items are not added up. */
const isOneItem = (rows: readonly ForecastRow[]): boolean =>
  new Set(rows.map(({ item_cd }) => item_cd)).size === 1

const summed = (column: PlainColumn<ForecastRow>): PlainColumn<ForecastRow> =>
  column.kind === 'figure' ? { ...column, sum: true } : column

const figure = (
  name: 'before' | 'now' | 'change' | 'firm' | 'difference' | 'consumed' | 'expired' | 'open',
  label: Text,
): PlainColumn<ForecastRow> => ({
  ...{ name, label, kind: 'figure' },
  cell: (row) => (row[name] === '0' ? '' : row[name]),
})

const columns: readonly PlainColumn<ForecastRow>[] = [
  { name: 'item_cd', label: planTexts.item, cell: ({ item_cd }) => item_cd },
  { name: 'item_nm', label: planTexts.itemName, cell: ({ item_nm }) => item_nm },
  { name: 'destination_cd', label: forecastTexts.destination, cell: (row) => row.destination_cd },
  {
    name: 'period_dt',
    label: forecastTexts.period,
    cell: ({ period_dt, period_to }) =>
      period_dt === period_to
        ? period_dt.replaceAll('-', '/')
        : `${period_dt.replaceAll('-', '/')}〜${period_to.slice(5).replace('-', '/')}`,
  },
  figure('before', forecastTexts.before),
  figure('now', forecastTexts.now),
  {
    ...figure('change', forecastTexts.change),
    isChanged: ({ change }) => change !== '0',
  },
  figure('firm', planTexts.firm),
  figure('difference', planTexts.difference),
  figure('consumed', forecastTexts.consumed),
  figure('expired', forecastTexts.expired),
  figure('open', forecastTexts.open),
]
