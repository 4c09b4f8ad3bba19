import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { ParetoChart } from '#platform/web/kit/chart/pareto-chart.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { lossesTexts } from './losses.text.ts'

type Found = OutputOf<typeof losses>

/** How long was stopped for what: few reasons make most of it. */
export function StopLosses({ stops }: Pick<Found, 'stops'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.stops} isEmpty={stops.length === 0}>
      {stops.some(({ minutes }) => minutes > 0) ? (
        <ParetoChart
          label={say(lossesTexts.stops)}
          names={{ value: say(lossesTexts.minutes), share: say(lossesTexts.share) }}
          points={stops.map(({ name, minutes }) => ({
            at: name || say(lossesTexts.noReason),
            value: minutes,
          }))}
          classes={[]}
        />
      ) : null}
      <PlainTable
        label={say(lossesTexts.stops)}
        rows={stops}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'reason',
            label: lossesTexts.reason,
            cell: ({ name }) => name || say(lossesTexts.noReason),
          },
          {
            ...{ name: 'times', label: lossesTexts.times, kind: 'figure', sum: true },
            cell: ({ times }) => times,
          },
          {
            ...{ name: 'minutes', label: lossesTexts.minutes, kind: 'figure', sum: true },
            cell: ({ minutes }) => minutes,
          },
          {
            ...{ name: 'open_minutes', label: lossesTexts.openMinutes, kind: 'figure', sum: true },
            cell: ({ open_minutes }) => open_minutes,
          },
          {
            ...{ name: 'yen', label: lossesTexts.yen, kind: 'figure', sum: true },
            cell: ({ yen }) => yen,
          },
        ]}
      />
    </Loss>
  )
}

export function DefectLosses({ defects }: Pick<Found, 'defects'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.defects} isEmpty={defects.length === 0}>
      <ParetoChart
        label={say(lossesTexts.defects)}
        names={{ value: say(lossesTexts.pieces), share: say(lossesTexts.share) }}
        points={defects.map(({ name, qty }) => ({
          at: name || say(lossesTexts.noReason),
          value: Number(qty),
        }))}
        classes={[]}
      />
      <PlainTable
        label={say(lossesTexts.defects)}
        rows={defects}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'reason',
            label: lossesTexts.reason,
            cell: ({ name }) => name || say(lossesTexts.noReason),
          },
          {
            ...{ name: 'times', label: lossesTexts.times, kind: 'figure', sum: true },
            cell: ({ times }) => times,
          },
          {
            ...{ name: 'qty', label: lossesTexts.pieces, kind: 'figure', sum: true },
            cell: ({ qty }) => qty,
          },
          {
            ...{ name: 'yen', label: lossesTexts.yen, kind: 'figure', sum: true },
            cell: ({ yen }) => yen,
          },
        ]}
      />
    </Loss>
  )
}

/** 工数: how long machines ran and people were at them, and what came of it. */
export function MachineHours({ machines }: Pick<Found, 'machines'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.machines} isEmpty={machines.length === 0}>
      <PlainTable
        label={say(lossesTexts.machines)}
        rows={machines}
        keyOf={({ code }) => code}
        columns={[
          { name: 'code', label: lossesTexts.facility, cell: ({ code, name }) => `${code}　${name}` },
          {
            ...{ name: 'run', label: lossesTexts.run, kind: 'figure', sum: true },
            cell: (row) => row.run_minutes,
          },
          {
            ...{ name: 'labour', label: lossesTexts.labour, kind: 'figure', sum: true },
            cell: (row) => row.labour_minutes,
          },
          ...cameOf<Found['machines'][number]>(),
        ]}
      />
    </Loss>
  )
}

/** The time of people: at jobs, divided among those that they had open, and without a job. */
export function WorkerHours({ workers }: Pick<Found, 'workers'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.workers} isEmpty={workers.length === 0}>
      <PlainTable
        label={say(lossesTexts.workers)}
        rows={workers}
        keyOf={({ code }) => code}
        columns={[
          { name: 'code', label: lossesTexts.worker, cell: ({ code, name }) => `${code}　${name}` },
          {
            ...{ name: 'labour', label: lossesTexts.labour, kind: 'figure', sum: true },
            cell: (row) => row.labour_minutes,
          },
          {
            ...{ name: 'indirect', label: lossesTexts.indirectTime, kind: 'figure', sum: true },
            cell: (row) => row.indirect_minutes,
          },
          ...cameOf<Found['workers'][number]>(),
        ]}
      />
    </Loss>
  )
}

/** 間接作業: what people did that belongs to no order. */
export function IndirectHours({ indirect }: Pick<Found, 'indirect'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.indirect} isEmpty={indirect.length === 0}>
      <PlainTable
        label={say(lossesTexts.indirect)}
        rows={indirect}
        keyOf={({ code }) => code}
        columns={[
          { name: 'name', label: lossesTexts.activity, cell: ({ code, name }) => `${code}　${name}` },
          {
            ...{ name: 'times', label: lossesTexts.times, kind: 'figure', sum: true },
            cell: ({ times }) => times,
          },
          {
            ...{ name: 'minutes', label: lossesTexts.indirectTime, kind: 'figure', sum: true },
            cell: ({ minutes }) => minutes,
          },
        ]}
      />
    </Loss>
  )
}

type CameOf = Pick<Found['machines'][number], 'stop_minutes' | 'good' | 'defective'>

const cameOf = <Row extends CameOf>(): readonly PlainColumn<Row>[] => [
  {
    ...{ name: 'stop', label: lossesTexts.minutes, kind: 'figure', sum: true },
    cell: (row) => row.stop_minutes,
  },
  { ...{ name: 'good', label: lossesTexts.good, kind: 'figure', sum: true }, cell: ({ good }) => good },
  {
    ...{ name: 'defective', label: lossesTexts.pieces, kind: 'figure', sum: true },
    cell: (row) => row.defective,
  },
  { name: 'rate', label: lossesTexts.rate, align: 'end', cell: rateOf },
]

/** 設備総合効率: by machine and shift, what it is made of beside it. */
export function MachineEfficiency({ oee }: Pick<Found, 'oee'>) {
  const say = useSay()
  return (
    <Loss label={lossesTexts.oee} isEmpty={oee.length === 0} isWide>
      <PlainTable
        label={say(lossesTexts.oee)}
        rows={oee}
        keyOf={({ facility_cd, shift_cd }) => `${facility_cd} ${shift_cd}`}
        columns={[
          {
            ...{ name: 'machine', label: lossesTexts.facility },
            cell: ({ facility_cd, facility_nm }) => `${facility_cd}　${facility_nm}`,
          },
          {
            ...{ name: 'shift', label: lossesTexts.shift },
            cell: ({ shift_cd, shift_nm }) => (shift_cd === '' ? say(lossesTexts.noShift) : shift_nm),
          },
          {
            ...{ name: 'open', label: lossesTexts.openTime, kind: 'figure', sum: true },
            cell: ({ open_minutes }) => open_minutes,
          },
          {
            ...{ name: 'run', label: lossesTexts.run, kind: 'figure', sum: true },
            cell: ({ run_minutes }) => run_minutes,
          },
          {
            ...{ name: 'availability', label: lossesTexts.availability, align: 'end' },
            cell: ({ availability }) => availability,
          },
          {
            ...{ name: 'performance', label: lossesTexts.performance, align: 'end' },
            cell: ({ performance }) => performance,
          },
          { name: 'quality', label: lossesTexts.quality, align: 'end', cell: ({ quality }) => quality },
          {
            ...{ name: 'oee', label: lossesTexts.total, align: 'end' },
            cell: (row) => <b>{row.oee}</b>,
          },
        ]}
      />
    </Loss>
  )
}

function rateOf({ good, defective }: CameOf): string {
  const all = Number(good) + Number(defective)
  return all > 0 ? ((Number(defective) / all) * 100).toFixed(1) : ''
}

interface LossProps {
  label: Text
  isEmpty: boolean
  /** So many columns that it needs the whole row. */
  isWide?: boolean
  children: ReactNode
}

function Loss({ label, isEmpty, isWide = false, children }: LossProps) {
  const say = useSay()
  return (
    <section className={isWide ? 'loss wide' : 'loss'}>
      <h2>{say(label)}</h2>
      {isEmpty ? <p className="dim">{say(lossesTexts.none)}</p> : children}
    </section>
  )
}
