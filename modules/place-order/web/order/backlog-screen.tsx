import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { answerOfSupplier, remindSupplier } from '../../contract/order/backlog-calls.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import { CloseTickedLines } from './close-ticked-lines.tsx'
import { placeOrderLineName } from './line-name.ts'
import { placeOrderTexts } from './place-order.text.ts'
import { SupplierAnswers } from './supplier-answers.tsx'

type Row = RowOf<typeof placeOrderBacklogList>

/** 発注残照会: of lines that are ticked the supplier is reminded, his answers are written down, or they are closed. */
export function PlaceOrderBacklogScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [answering, setAnswering] = useState<readonly Row[]>([])
  const [closing, setClosing] = useState<readonly Row[]>([])
  const remind = async (rows: readonly Row[]) => {
    try {
      const asked = rows.map(({ po_no, line_no }) => ({ po_no, line_no }))
      const { lines } = await call(remindSupplier, { lines: asked })
      await cache.invalidateQueries()
      showToast('done', say(placeOrderTexts.reminded, { count: lines }))
    } catch (error) {
      showToast('bad', refusalOf(error).message)
    }
  }
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
      ...{ id: 'closeLines', label: placeOrderTexts.close, need: closePlaceOrderLines.write },
      unavailable: rows.length === 0,
      run: () => setClosing(rows),
    },
  ]
  return (
    <>
      <SlipListScreen
        list={placeOrderBacklogList}
        checkedCommands={commandsFor}
        nameOf={placeOrderLineName}
      />
      {answering.length > 0 ? <SupplierAnswers rows={answering} onClose={() => setAnswering([])} /> : null}
      {closing.length > 0 ? <CloseTickedLines rows={closing} onClose={() => setClosing([])} /> : null}
    </>
  )
}
