import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import { recordAddress } from '#platform/contract/record-page.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { orderPage } from '../../contract/page/order-page.ts'
import { answerRequest, seeRequest, withdrawRequest } from '../../contract/requests/request-calls.ts'
import { requestList, requestsChanged } from '../../contract/requests/request-list.ts'
import { requestTexts } from './request.text.ts'
import { RespondDrawer } from './respond-drawer.tsx'

type Row = RowOf<typeof requestList>

/** 変更依頼一覧: the planner answers, whoever asked sees the answer. */
export function RequestListScreen() {
  const go = useNavigate()
  const call = useCall()
  const say = useSay()
  const cache = useQueryClient()
  const [withdrawing, setWithdrawing] = useState('')
  const [answering, setAnswering] = useState<Row | null>(null)
  const withdraw = async () => {
    const request_no = withdrawing
    setWithdrawing('')
    try {
      await call(withdrawRequest, { request_no })
      showToast('done', say(requestTexts.withdrawn, { no: request_no }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
    await cache.invalidateQueries()
  }
  const see = async (request_no: string) => {
    await call(seeRequest, { request_no })
    await cache.invalidateQueries()
  }
  const rowCommands = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'page', label: orderPage.title, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && void go(recordAddress(orderPage, { order_no: row.order_no })),
    },
    {
      ...{
        id: 'respond',
        label: requestTexts.respond,
        key: 'F6',
        icon: 'edit',
        need: needOf(answerRequest.write),
      },
      unavailable: row?.request_status !== '0',
      run: () => row && setAnswering(row),
    },
    {
      ...{ id: 'see', label: requestTexts.see, icon: 'check', need: needOf(seeRequest.write) },
      unavailable: !row || !isAnswered(row) || row.seen === '1',
      run: () => row && void see(row.request_no),
    },
    {
      ...{ id: 'withdraw', label: requestTexts.withdraw, need: needOf(withdrawRequest.write) },
      unavailable: row?.request_status !== '0',
      run: () => row && setWithdrawing(row.request_no),
    },
  ]
  return (
    <>
      <ListScreen
        list={requestList}
        follows={requestsChanged}
        rowCommands={rowCommands}
        cell={(name, { line_no }) => (name === 'line_no' && line_no === 0 ? '' : undefined)}
        nameOf={({ request_no, order_no }) => `${request_no}　${order_no}`}
      />
      {withdrawing === '' ? null : (
        <ConfirmDialog
          title={say(requestTexts.withdraw)}
          body={say(requestTexts.withdrawBody, { no: withdrawing })}
          action={say(requestTexts.withdraw)}
          onAction={() => void withdraw()}
          onClose={() => setWithdrawing('')}
        />
      )}
      {answering ? <RespondDrawer request={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  )
}

const isAnswered = ({ request_status }: Row) => request_status === '1' || request_status === '2'

const needOf = (write: (typeof answerRequest)['write']) => (write ? [write] : [])
