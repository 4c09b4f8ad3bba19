import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  type affectedByLot,
  endDrill,
  quarantineScreen,
  quarantineStart,
  recallDrills,
  startDrill,
} from '../../contract/quarantine/quarantine-calls.ts'
import { clockText } from '../terminal/told-job.ts'
import { quarantineTexts } from './quarantine.text.ts'

/** 訓練: begun and ended by the server's clock; what is found at its end is kept. */
export function useDrill() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [drill, setDrill] = useState<{ readonly drill_no: string; readonly since: number } | null>(null)
  const [message, setMessage] = useState('')
  const trying = async (work: () => Promise<void>) => {
    try {
      setMessage('')
      await work()
    } catch (error) {
      const { message: said, errors } = refusalOf(error)
      setMessage([said, ...Object.values(errors)].filter(Boolean).join(' '))
    }
  }
  return {
    drill,
    message,
    start: () =>
      trying(async () => {
        const { drill_no } = await call(startDrill, {})
        setDrill({ drill_no, since: Date.now() })
      }),
    end: (asked: InputOf<typeof affectedByLot>) =>
      trying(async () => {
        if (!drill) return
        const found = await call(endDrill, { drill_no: drill.drill_no, asked, remarks: '' })
        setDrill(null)
        showToast('done', say(quarantineTexts.drilled, found))
        await cache.invalidateQueries({ queryKey: [quarantineScreen.name, 'drills'] })
      }),
  }
}

/** While it lasts: how long it has lasted, and that nothing is held. */
export function DrillClock({ since }: { since: number }) {
  const say = useSay()
  const [now, setNow] = useState(since)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  return (
    <p className="affected-warning" role="status">
      {say(quarantineTexts.drilling, { time: clockText((now - since) / 1000) })}
    </p>
  )
}

/** The last drills: when, what was looked for, how long it took and what was found. */
export function DrillsPart() {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [quarantineScreen.name, 'drills'],
    queryFn: ({ signal }) => call(recallDrills, {}, signal),
  })
  const list = data?.list ?? []
  if (list.length === 0) return null
  const figure = (name: 'seconds' | 'lots' | 'customers' | 'boxes', label: Text) => ({
    ...({ name, label, kind: 'figure' } as const),
    cell: (row: (typeof list)[number]) => String(row[name]),
  })
  return (
    <section className="affected drills">
      <h2>{say(quarantineTexts.drills)}</h2>
      <PlainTable
        label={say(quarantineTexts.drills)}
        rows={list}
        keyOf={({ drill_no }) => drill_no}
        columns={[
          {
            name: 'began',
            label: quarantineTexts.beganAt,
            kind: 'moment',
            cell: ({ began_at }) => began_at,
          },
          {
            name: 'with',
            label: quarantineTexts.start,
            cell: ({ start, began_with }) => `${say(quarantineStart.texts[start])}　${began_with}`,
          },
          figure('seconds', quarantineTexts.seconds),
          figure('lots', quarantineTexts.lots),
          figure('customers', quarantineTexts.customersCount),
          figure('boxes', quarantineTexts.boxes),
          { name: 'by', label: quarantineTexts.drilledBy, cell: ({ user_nm }) => user_nm },
        ]}
      />
    </section>
  )
}
