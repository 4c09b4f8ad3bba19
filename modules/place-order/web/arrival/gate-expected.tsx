import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { arrivalGateScreen, expectedAtGate, type ExpectedLine } from '../../contract/arrival/gate-calls.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { gateTexts } from './gate.text.ts'
import { nameOfLine } from './gate-lines.ts'

/** 入荷予定: what should come today, and what should have come; from here a line is taken without a scanner. */
export function GateExpected({ onTake }: { onTake: (line: ExpectedLine) => void }) {
  const say = useSay()
  const call = useCall()
  const today = useSession((state) => state.businessDate) ?? ''
  const [days, setDays] = useState({ from: dayTyped(today), to: dayTyped(today) })
  const [late, setLate] = useState(true)
  const [from_dt, to_dt] = [days.from, days.to].map((day) => readDate(day, today) ?? '')
  const asked = { from_dt: from_dt ?? '', to_dt: to_dt ?? '', late: late ? ('1' as const) : ('0' as const) }
  const { data, error, refetch } = useQuery({
    queryKey: [arrivalGateScreen.name, asked],
    queryFn: ({ signal }) => call(expectedAtGate, asked, signal),
    placeholderData: (before) => before,
  })
  useLive(purchasesChanged, () => void refetch())
  const wrong = error ? refusalOf(error).errors : {}
  return (
    <section className="gate-expected" aria-label={say(gateTexts.expected)}>
      <h2>{say(gateTexts.expected)}</h2>
      <div className="gate-days">
        <DayField
          label={gateTexts.from}
          name="from_dt"
          value={days.from}
          error={wrong['from_dt']}
          onChange={(from) => setDays({ ...days, from })}
        />
        <DayField
          label={gateTexts.to}
          name="to_dt"
          value={days.to}
          error={wrong['to_dt']}
          onChange={(to) => setDays({ ...days, to })}
        />
        <label className="check gate-late">
          <input type="checkbox" checked={late} onChange={({ target }) => setLate(target.checked)} />
          {say(gateTexts.withLate)}
        </label>
      </div>
      <PlainTable
        label={say(gateTexts.expected)}
        rows={error ? [] : (data?.list ?? [])}
        keyOf={nameOfLine}
        empty={say(gateTexts.none)}
        rowClass={({ is_late }) => (is_late ? 'gate-is-late' : undefined)}
        onPress={onTake}
        onOpen={onTake}
        columns={[
          { name: 'day', label: gateTexts.day, kind: 'date', cell: ({ expected_dt }) => expected_dt },
          { name: 'order', label: gateTexts.order, cell: nameOfLine },
          { name: 'supplier', label: gateTexts.supplier, cell: ({ supplier_nm }) => supplier_nm },
          {
            name: 'item',
            label: gateTexts.item,
            cell: ({ item_cd, item_nm }) => [item_cd, item_nm].filter(Boolean).join('　'),
          },
          { name: 'rest', label: gateTexts.rest, kind: 'figure', cell: ({ rest }) => rest },
        ]}
      />
    </section>
  )
}
