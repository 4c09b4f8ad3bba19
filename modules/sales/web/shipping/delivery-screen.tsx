import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderPage } from '#modules/receive-order/contract/page/order-page.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Text } from '#platform/contract/text.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { salesChanged } from '../../contract/sales-facts.ts'
import { pickScreen } from '../../contract/pick/pick-calls.ts'
import { deliveryMachine } from '../../contract/shipping/delivery-machine.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import {
  mailCertificates,
  mailDeliveryNotes,
  printBoxLabels,
  printCertificates,
  printDeliveryNotes,
  printInstructions,
  printPickingLists,
  printShippingTags,
} from '../../contract/shipping/paper-calls.ts'
import { ConfirmDrawer } from './confirm-drawer.tsx'
import { PickDrawer } from './pick-drawer.tsx'
import { shippingTexts } from './shipping.text.ts'
import { TakeBackDrawer } from './take-back-drawer.tsx'

type Row = RowOf<typeof deliveryList>
type What = 'pick' | 'confirm' | 'cancel'

const need = ['write:receiveorder'] as const
const behind = { behind: shippingTexts.papers }

/** 出荷管理: deliveries are picked, confirmed, printed and taken back. */
export function DeliveryScreen() {
  const go = useNavigate()
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [doing, setDoing] = useState<{ readonly delivery_no: string; readonly what: What } | null>(null)
  useLive(salesChanged, () => void cache.invalidateQueries({ queryKey: [deliveryList.name] }))
  const { print, printing } = usePrint()
  const mailed = (sending: Promise<Readonly<Record<string, number>>>, told: Text) =>
    sending.then(
      (sent) => showToast('done', say(told, sent)),
      (error: unknown) => showToast('bad', refusalWords(error)),
    )
  const papers = (rows: readonly Row[]): readonly Command[] => {
    const delivery_no = [...new Set(rows.map((row) => row.delivery_no))].join(',')
    const unavailable =
      printing || rows.length === 0 || rows.some(({ delivery_status }) => delivery_status === '9')
    const isOpen = rows.every((row) => leads(row, 'pick'))
    const paper = (
      id: 'deliveryNote' | 'instruction' | 'pickingList' | 'boxLabel' | 'shippingTag' | 'certificate',
      definition: typeof printDeliveryNotes,
      more: Pick<Command, 'key' | 'behind'>,
    ): Command => ({
      ...{ id, label: shippingTexts[id], icon: 'print', need, unavailable, ...more },
      run: () => void print(definition, { delivery_no }),
    })
    return [
      {
        ...{ id: 'pickByScan', label: shippingTexts.pickByScan, icon: 'scan', need },
        unavailable: rows.length === 0 || !isOpen,
        run: () => void go(`${pickScreen.path}?delivery_no=${encodeURIComponent(delivery_no)}`),
      },
      paper('deliveryNote', printDeliveryNotes, { key: 'F10' }),
      {
        ...{ id: 'deliveryNoteMail', label: shippingTexts.deliveryNoteMail, need, ...behind },
        unavailable: rows.length === 0 || rows.some(({ delivery_status }) => delivery_status !== '3'),
        run: () => void mailed(call(mailDeliveryNotes, { delivery_no }), shippingTexts.deliveryNoteMailed),
      },
      paper('instruction', printInstructions, behind),
      paper('pickingList', printPickingLists, behind),
      paper('boxLabel', printBoxLabels, behind),
      paper('shippingTag', printShippingTags, behind),
      paper('certificate', printCertificates, behind),
      {
        ...{ id: 'certificateMail', label: shippingTexts.certificateMail, need, unavailable, ...behind },
        run: () => void mailed(call(mailCertificates, { delivery_no }), shippingTexts.certificateMailed),
      },
    ]
  }
  const leads = (row: Row | undefined, verb: (typeof deliveryMachine.verbs)[number]): boolean =>
    deliveryMachine.steps.some(({ from, verb: by }) => by === verb && from === row?.delivery_status)
  const ofRow = (row: Row | undefined): readonly Command[] => {
    const open = (what: What) => () => row && setDoing({ delivery_no: row.delivery_no, what })
    return [
      {
        ...{ id: 'pick', label: shippingTexts.pick, key: 'F7', icon: 'scan', need, run: open('pick') },
        unavailable: !leads(row, 'pick'),
      },
      {
        ...{ id: 'confirm', label: shippingTexts.confirm, key: 'F9', need, run: open('confirm') },
        unavailable: !leads(row, 'confirm'),
      },
      {
        ...{ id: 'cancel', label: shippingTexts.cancel, key: 'F6', need, run: open('cancel') },
        unavailable: !leads(row, 'cancel') && !leads(row, 'takeBack'),
      },
      ...papers(row ? [row] : []),
      {
        ...{ id: 'order', label: shippingTexts.order, icon: 'external', unavailable: !row },
        run: () => row && void go(`${orderPage.path}?order_no=${encodeURIComponent(row.order_no)}`),
      },
    ]
  }
  const close = () => setDoing(null)
  return (
    <>
      <ListScreen
        list={deliveryList}
        rowCommands={ofRow}
        checkedCommands={papers}
        nameOf={({ delivery_no, customer_nm }) => `${delivery_no}　${customer_nm}`}
        rowClass={({ delivery_status }) => (delivery_status === '9' ? 'closed' : undefined)}
      />
      {doing?.what === 'pick' ? <PickDrawer delivery_no={doing.delivery_no} onClose={close} /> : null}
      {doing?.what === 'confirm' ? <ConfirmDrawer delivery_no={doing.delivery_no} onClose={close} /> : null}
      {doing?.what === 'cancel' ? <TakeBackDrawer delivery_no={doing.delivery_no} onClose={close} /> : null}
    </>
  )
}
