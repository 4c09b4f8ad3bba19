import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { decimal, minus, written } from '#platform/contract/decimal.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import {
  allocateInBulk,
  bulkAllocationScreen,
  previewAllocation,
  type BulkRow,
} from '../../contract/bulk-allocation.ts'
import { allocationTexts } from './allocation.text.ts'
import { BulkAnswer, type BulkPreview } from './bulk-answer.tsx'
import { lineName } from './line-name.ts'
import { LostPart } from './lost-part.tsx'
import type { ToldLine } from './promise-columns.tsx'
import { ToldDrawer } from './told-drawer.tsx'
import { useChangePromises } from './use-change-promises.ts'

const queryKey = [bulkAllocationScreen.name]

/** 一括引当: looked at first, then done with one key as it was looked at. */
export function BulkAllocationScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  /** What was done last, until something else is asked. */
  const [outcome, setOutcome] = useState<BulkPreview | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<readonly ToldLine[]>([])
  const change = useChangePromises((lines) => {
    setTold(lines)
    setOutcome((now) => now && { ...now, list: now.list.map((row) => asTold(row, lines)) })
  })
  const { typed, asked, type, show } = useEnquiry({
    initial: {
      from: '',
      to: '',
      customer_cd: '',
      item_cd: '',
      warehouse_cd: '',
      again: '',
      only: '',
      shown: '',
    },
    read: (conditions) => ({
      ...conditions,
      from: readDate(conditions.from, today) ?? conditions.from,
      to: readDate(conditions.to, today) ?? conditions.to,
      customer_cd: normaliseCode(conditions.customer_cd),
      item_cd: normaliseCode(conditions.item_cd),
      warehouse_cd: normaliseCode(conditions.warehouse_cd),
    }),
    queryKey,
  })
  const { shown, only, again, ...where } = asked
  const conditions = { ...where, again: again === '1' ? '1' : '0' } as const
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) =>
      call(previewAllocation, { ...conditions, only: only === 'short' ? 'short' : '' }, signal),
    enabled: shown === '1' && !outcome,
    staleTime: 0,
    retry: false,
  })
  const allocate = useCheckedCall(allocateInBulk, (counts) => {
    if (data) setOutcome(data)
    showToast('done', say(allocationTexts.ran, counts))
    void cache.invalidateQueries()
  })
  const preview = outcome ?? data
  const run: Command = {
    ...{ id: 'allocate', label: allocationTexts.allocate, key: 'F9', icon: 'check', primary: true },
    need: allocateInBulk.write,
    unavailable: !data || outcome !== null || isFetching || allocate.sending || data.counts.lines === 0,
    run: () => data && allocate.send({ ...conditions, seal: data.seal }),
  }
  const ticked = (outcome?.list ?? []).filter((line) => chosen.has(lineName(line)))
  const ask = (more: Parameters<typeof show>[0] = {}) => {
    setOutcome(null)
    setChosen(new Set())
    show({ ...more, shown: '1' })
  }
  return (
    <EnquiryScreen
      title={say(bulkAllocationScreen.title)}
      commands={outcome ? change(ticked, ['release', 'loosen', 'firm']) : [run]}
      onShow={() => ask()}
      conditions={
        <>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={allocationTexts[end]}
              name={end}
              value={dayTyped(typed[end])}
              onChange={(day) => type({ [end]: day })}
            />
          ))}
          <CodeField
            target={customerMaster}
            label={allocationTexts.customer}
            name="customer_cd"
            value={typed.customer_cd}
            onChange={(customer_cd) => type({ customer_cd })}
          />
          <CodeField
            target={itemMaster}
            label={allocationTexts.item}
            name="item_cd"
            value={typed.item_cd}
            onChange={(item_cd) => type({ item_cd })}
          />
          <CodeField
            target={stockLocationMaster}
            label={allocationTexts.warehouse}
            name="warehouse_cd"
            value={typed.warehouse_cd}
            onChange={(warehouse_cd) => type({ warehouse_cd })}
          />
          <label className="check">
            <input
              type="checkbox"
              name="again"
              checked={typed.again === '1'}
              onChange={(event) => type({ again: event.target.checked ? '1' : '' })}
            />
            {say(allocationTexts.again)}
          </label>
        </>
      }
    >
      <AnswerParts>
        <RefusalNotice message={allocate.message || (error ? refusalWords(error) : '')} />
        {preview && shown === '1' ? (
          <BulkAnswer
            preview={preview}
            isDone={outcome !== null}
            chosen={chosen}
            onChoose={setChosen}
            waiting={isFetching}
            onlyShort={only === 'short'}
            onOnlyShort={(isOn) => ask({ only: isOn ? 'short' : '' })}
          />
        ) : (
          <AnswerHint>{shown === '1' ? '' : say(allocationTexts.askBulk)}</AnswerHint>
        )}
        <LostPart />
        <ToldDrawer lines={told} onClose={() => setTold([])} />
      </AnswerParts>
    </EnquiryScreen>
  )
}

/** A line as it is after something was done with it alone. */
function asTold(row: BulkRow, lines: readonly ToldLine[]): BulkRow {
  const told = lines.find((line) => lineName(line) === lineName(row))
  if (!told) return row
  const { allocated_qty: after, pegged_qty, firm } = told
  return {
    ...row,
    after,
    firm,
    short: written(minus(minus(decimal(row.backlog), decimal(after)), decimal(pegged_qty)), 0),
  }
}
