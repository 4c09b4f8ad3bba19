import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { releaseHolds } from '../../contract/answers/answer-calls.ts'
import { linesText } from '../../contract/answers/lines-meant.ts'
import { deliveryDateList, waitsTooLong } from '../../contract/answers/delivery-date-list.ts'
import { mailAnswers, printAnswers } from '../../contract/documents/paper-calls.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { documentTexts } from '../documents/documents.text.ts'
import { useMailPapers } from '../documents/use-mail-papers.ts'
import { AnswerDrawer } from './answer-drawer.tsx'
import { answersTexts } from './answers.text.ts'
import { PossibleDay, PossibleDaysOfRows } from './possible-days.tsx'

type Row = RowOf<typeof deliveryDateList>

/** 納期管理: wish, answer and possible day beside each other; ticked rows are answered together. */
export function DeliveryDateScreen() {
  const say = useSay()
  const cache = useQueryClient()
  const call = useCall()
  const { print, printing } = usePrint()
  const { mail, mailing } = useMailPapers()
  const [answering, setAnswering] = useState<readonly Row[]>([])
  const release = async (rows: readonly Row[]) => {
    const { released } = await call(releaseHolds, { lines: linesText(rows) })
    showToast('done', say(answersTexts.released, { count: released }))
    await cache.invalidateQueries()
  }
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{ id: 'answer', label: answersTexts.answer, key: 'F6', icon: 'edit', need: orderSlip.write },
      unavailable: rows.length === 0,
      run: () => setAnswering(rows),
    },
    {
      ...{ id: 'print', label: answersTexts.print, key: 'F10', icon: 'print', need: orderSlip.write },
      unavailable: printing || rows.length === 0,
      run: () =>
        void print(printAnswers, { order_no: [...new Set(rows.map(({ order_no }) => order_no))].join(',') }),
    },
    {
      ...{ id: 'mail', label: documentTexts.mailAnswers, need: orderSlip.write },
      unavailable: mailing || rows.length === 0,
      run: () => void mail(mailAnswers, rows),
    },
    {
      ...{ id: 'release', label: answersTexts.release, need: orderSlip.write },
      unavailable: rows.every(({ hold_dt }) => hold_dt === ''),
      run: () => void release(rows),
    },
  ]
  return (
    <PossibleDaysOfRows>
      <SlipListScreen
        list={deliveryDateList}
        page={orderPage}
        rowCommands={(row) => commandsFor(row ? [row] : [])}
        checkedCommands={commandsFor}
        rowClass={(row) => (waitsTooLong(row.waiting_days) ? 'waits' : undefined)}
        cell={(name, row) =>
          name === 'possible_dt' && row.line_status === '0' ? (
            <PossibleDay
              line={{ order_no: row.order_no, line_no: row.line_no }}
              desired_dt={row.desired_dt}
            />
          ) : name === 'waiting_days' && waitsTooLong(row[name]) ? (
            <b className="s-bad">{row[name]}</b>
          ) : undefined
        }
      />
      {answering.length > 0 ? <AnswerDrawer lines={answering} onClose={() => setAnswering([])} /> : null}
    </PossibleDaysOfRows>
  )
}
