import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { CloseTicked } from '#platform/web/kit/slip/close-ticked.tsx'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  answerOfSupplier,
  remindByMail,
  remindSupplier,
  takeBackReminder,
} from '../../contract/order/backlog-calls.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import { placeOrderLineName } from './line-name.ts'
import { placeOrderTexts } from './place-order.text.ts'
import { SupplierAnswers } from './supplier-answers.tsx'
import { useAnswerFiles } from './use-answer-files.tsx'

type Row = RowOf<typeof placeOrderBacklogList>

const meant = (rows: readonly Row[]) => rows.map(({ po_no, line_no }) => ({ po_no, line_no }))

/** 発注残照会: of lines that are ticked the supplier is reminded, his answers are written down, or they are closed. */
export function PlaceOrderBacklogScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [answering, setAnswering] = useState<readonly Row[]>([])
  const [closing, setClosing] = useState<readonly Row[]>([])
  const files = useAnswerFiles()
  const told = async (work: () => Promise<string>) => {
    try {
      const done = await work()
      await cache.invalidateQueries()
      showToast('done', done)
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const remind = (rows: readonly Row[]) =>
    told(async () => {
      const { lines } = await call(remindSupplier, { lines: meant(rows) })
      return say(placeOrderTexts.reminded, { count: lines })
    })
  const takeBack = (rows: readonly Row[]) =>
    told(async () => {
      const { lines } = await call(takeBackReminder, { lines: meant(rows) })
      return say(placeOrderTexts.takenBackReminders, { count: lines })
    })
  const mail = (rows: readonly Row[]) =>
    told(async () => {
      const { lines, mails } = await call(remindByMail, { lines: meant(rows) })
      return say(placeOrderTexts.mailedReminders, { count: lines, mails })
    })
  const commandsFor = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{
        id: 'answer',
        label: placeOrderTexts.answer,
        key: 'F6',
        icon: 'edit',
        need: answerOfSupplier.write,
      },
      unavailable: rows.length === 0,
      run: () => setAnswering(rows),
    },
    {
      ...{ id: 'remind', label: placeOrderTexts.remind, key: 'F7', need: remindSupplier.write },
      unavailable: rows.length === 0,
      run: () => void remind(rows),
    },
    {
      ...{ id: 'remindByMail', label: placeOrderTexts.remindByMail, need: remindByMail.write },
      unavailable: rows.length === 0,
      run: () => void mail(rows),
    },
    {
      ...{ id: 'takeBackReminder', label: placeOrderTexts.takeBackReminder, need: takeBackReminder.write },
      unavailable: rows.length === 0 || rows.some(({ reminded_cnt }) => Number(reminded_cnt) === 0),
      run: () => void takeBack(rows),
    },
    {
      ...{ id: 'closeLines', label: placeOrderTexts.close, need: closePlaceOrderLines.write },
      unavailable: rows.length === 0,
      run: () => setClosing(rows),
    },
    files.out(rows),
  ]
  return (
    <>
      <SlipListScreen
        list={placeOrderBacklogList}
        commands={files.commands}
        rowCommands={(row) => commandsFor(row ? [row] : [])}
        checkedCommands={commandsFor}
        nameOf={placeOrderLineName}
      />
      {files.drawer}
      {answering.length > 0 ? <SupplierAnswers rows={answering} onClose={() => setAnswering([])} /> : null}
      {closing.length > 0 ? (
        <CloseTicked
          lines={closing.map(({ po_no, line_no }) => ({ no: po_no, line_no }))}
          body={placeOrderTexts.closeBody}
          close={(po_no, lines, reason) => call(closePlaceOrderLines, { po_no, lines, reason })}
          onClose={() => setClosing([])}
        />
      ) : null}
    </>
  )
}
