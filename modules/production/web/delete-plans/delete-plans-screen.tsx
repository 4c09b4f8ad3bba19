import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { isDate } from '#platform/contract/day-input.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import {
  deletePlans,
  deletePlansScreen,
  previewPlans,
} from '../../contract/delete-plans/delete-plans-calls.ts'
import { DeleteConditions } from './delete-conditions.tsx'
import { deletePlansTexts } from './delete-plans.text.ts'
import { DeletedTable } from './deleted-table.tsx'
import { readTime } from './read-time.ts'

const queryKey = [deletePlansScreen.name]

/** 計画データ削除: what would go up to a moment is shown first; exactly that is deleted. */
export function DeletePlansScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [asking, setAsking] = useState(false)
  const { typed, asked, type, show } = useEnquiry({
    initial: { until_dt: '', until_time: '23:59', with_pinned: '0' },
    read: ({ until_dt, until_time, with_pinned }) => ({
      until_dt: readDate(until_dt, today) ?? until_dt,
      until_time: readTime(until_time) ?? until_time,
      with_pinned,
    }),
    queryKey,
  })
  const { until_dt, until_time } = asked
  const withPinned = asked.with_pinned === '1'
  const question = { until_dt, until_time, with_pinned: withPinned ? '1' : '0' } as const
  const { data, error } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(previewPlans, question, signal),
    enabled: until_dt !== '',
    retry: false,
    staleTime: 0,
  })
  const { send, sending, message } = useCheckedCall(deletePlans, (counts) => {
    showToast('done', say(deletePlansTexts.deleted, wordsOf(counts)))
    void cache.invalidateQueries({ queryKey })
  })
  const counts = data && { plans: data.plans, operations: data.operations, runs: data.runs }
  const isEmpty = !counts || counts.plans + counts.runs === 0
  const remove: Command = {
    ...{ id: 'delete', label: deletePlansTexts.delete, key: 'F9', icon: 'trash', need: writeEverywhere },
    unavailable: isEmpty || sending,
    run: () => setAsking(true),
  }
  return (
    <EnquiryScreen
      title={say(deletePlansScreen.title)}
      onShow={() => show()}
      commands={[remove]}
      conditions={<DeleteConditions typed={typed} type={type} />}
    >
      <RefusalNotice message={message} />
      {until_dt === '' ? (
        <AnswerHint>{say(deletePlansTexts.ask)}</AnswerHint>
      ) : error ? (
        <AnswerHint>{refusalWords(error)}</AnswerHint>
      ) : data && counts ? (
        <>
          <AnswerHint>
            {isEmpty ? say(deletePlansTexts.nothing) : say(deletePlansTexts.sums, wordsOf(counts))}
            {data.staying > 0 ? `　${say(deletePlansTexts.staying, { count: data.staying })}` : ''}
          </AnswerHint>
          {data.list.length > 0 ? <DeletedTable list={data.list} /> : null}
        </>
      ) : null}
      {asking && counts ? (
        <ConfirmDialog
          title={say(deletePlansTexts.deleteAsk)}
          body={say(deletePlansTexts.deleteBody, {
            ...wordsOf(counts),
            until: untilOf(until_dt, until_time),
          })}
          action={say(deletePlansTexts.delete)}
          onAction={() => {
            setAsking(false)
            send({ until_dt, until_time, with_pinned: withPinned, ...counts })
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </EnquiryScreen>
  )
}

const untilOf = (day: string, time: string): string =>
  `${isDate(day) ? day.replaceAll('-', '/') : day} ${time}`

const wordsOf = (counts: Readonly<Record<'plans' | 'operations' | 'runs', number>>) => ({
  plans: counts.plans.toLocaleString(),
  processes: counts.operations.toLocaleString(),
  runs: counts.runs.toLocaleString(),
})
