import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { written } from '#platform/contract/decimal.ts'
import { recordAddress } from '#platform/contract/record-page.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { slipAddress } from '#platform/web/kit/slip/slip-address.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import {
  mailAcknowledgement,
  mailAnswers,
  printAcknowledgement,
  printAnswers,
} from '../../contract/documents/paper-calls.ts'
import { orderList } from '../../contract/order-list.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { AnswerDrawer } from '../answers/answer-drawer.tsx'
import { answersTexts } from '../answers/answers.text.ts'
import { documentTexts } from '../documents/documents.text.ts'
import { useMailPapers } from '../documents/use-mail-papers.ts'
import { EndDrawer } from '../entry/end-drawer.tsx'
import { orderTexts } from '../entry/order.text.ts'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { requestTexts } from '../requests/request.text.ts'
import { orderPageTexts } from './order-page.text.ts'

type Order = SlipRecordOf<typeof orderSlip>

/** What may be done with an order on its page: leafing, the daily commands, and the drawer that one of them has opened. */
export function useOrderCommands(order: Order, chosen: number) {
  const go = useNavigate()
  const call = useCall()
  const { print, printing } = usePrint()
  const { mail, mailing } = useMailPapers()
  const [shown, setShown] = useState<'answer' | 'request' | 'cancel' | 'close' | null>(null)
  const { order_no } = order.header
  const { data: near } = useQuery({
    queryKey: [orderSlip.name, 'neighbours', { order_no }],
    queryFn: ({ signal }) =>
      orderSlip.keptCalls ? call(orderSlip.keptCalls.getNeighbours, { order_no }, signal) : null,
    staleTime: 0,
  })
  const open = order.lines.filter(({ line_status }) => line_status === '0')
  const hasEnded = order.header.order_status !== '0'
  const leaf = (id: 'previous' | 'next', key: 'Alt+PageUp' | 'Alt+PageDown', icon: 'left' | 'right') => ({
    ...{ id, key, icon, label: orderPageTexts[id], unavailable: !near?.[id] },
    run: () => near?.[id] && void go(recordAddress(orderPage, near[id]), { replace: true }),
  })
  const leafing: readonly Command[] = [
    leaf('previous', 'Alt+PageUp', 'left'),
    leaf('next', 'Alt+PageDown', 'right'),
    {
      ...{ id: 'answerPaper', label: answersTexts.print, icon: 'print', need: orderSlip.write },
      unavailable: printing,
      run: () => void print(printAnswers, { order_no }),
    },
    {
      ...{ id: 'mail', label: documentTexts.mailAcknowledgement, need: orderSlip.write },
      unavailable: mailing || order.header.order_status === '9',
      run: () => void mail(mailAcknowledgement, [{ order_no }]),
    },
    {
      ...{ id: 'mailAnswers', label: documentTexts.mailAnswers, need: orderSlip.write },
      unavailable: mailing || hasEnded,
      run: () => void mail(mailAnswers, [{ order_no }]),
    },
    {
      ...{ id: 'closeLines', label: orderTexts.close, need: orderSlip.write, ability: order.abilities.edit },
      run: () => setShown('close'),
    },
    {
      ...{ id: 'cancel', label: orderTexts.cancel, need: orderSlip.write, ability: order.abilities.cancel },
      run: () => setShown('cancel'),
    },
  ]
  const commands: readonly Command[] = [
    {
      ...{ id: 'list', label: orderPageTexts.toList, key: 'F8', icon: 'order' },
      run: () => void go(orderList.screen.path),
    },
    {
      ...{
        id: 'print',
        label: orderPageTexts.acknowledgement,
        key: 'F10',
        icon: 'print',
        need: orderSlip.write,
        unavailable: printing,
      },
      run: () => void print(printAcknowledgement, { order_no }),
    },
    {
      ...{ id: 'request', label: requestTexts.ask, key: 'F7', need: orderSlip.write, unavailable: hasEnded },
      run: () => setShown('request'),
    },
    {
      ...{ id: 'answer', label: answersTexts.answer, key: 'F6', need: orderSlip.write },
      ...{ ability: order.abilities.edit, run: () => setShown('answer') },
    },
    {
      ...{ id: 'edit', label: orderPageTexts.edit, key: 'F9', icon: 'edit', primary: true },
      ability: order.abilities.edit,
      run: () => void go(slipAddress(orderSlip, { key: { order_no } })),
    },
  ]
  const close = () => setShown(null)
  const drawers: Readonly<Record<NonNullable<typeof shown>, () => ReactNode>> = {
    answer: () => (
      <AnswerDrawer
        lines={open.map((line) => ({ ...line, order_no, backlog_qty: written(backlogOf(line), 0) }))}
        onClose={close}
      />
    ),
    request: () => (
      <RequestDrawer
        order={order}
        line_no={open.some(({ line_no }) => line_no === chosen) ? chosen : (open[0]?.line_no ?? 0)}
        onClose={close}
      />
    ),
    cancel: () => <EndDrawer order={order} how="cancel" onClose={close} />,
    close: () => <EndDrawer order={order} how="close" onClose={close} />,
  }
  return { leafing, commands, drawer: shown === null ? null : drawers[shown]() }
}
