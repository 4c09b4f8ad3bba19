import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { slipAddress } from '#platform/web/kit/slip/slip-address.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { orderSlip } from '../../contract/order-slip.ts'
import { dropUsual, keepUsual, usualOrders, type UsualOrder } from '../../contract/usual/usual-calls.ts'
import { usualTexts } from './usual.text.ts'
import './usual.css'

type Order = SlipRecordOf<typeof orderSlip>

const queryKey = ['usualOrders']

interface Props {
  readonly order: Order | null
  readonly onClose: () => void
}

/** いつもの注文: one of them begins a new order; the order that is open can be kept as one. */
export function UsualDrawer(props: Props) {
  const call = useCall()
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(usualOrders, {}, signal),
    staleTime: 0,
  })
  return data ? <UsualOrders {...props} all={data.list} /> : null
}

function UsualOrders({ order, onClose, all }: Props & { readonly all: readonly UsualOrder[] }) {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const mayKeep = useAllows()('write:receiveorder') && order !== null
  const [chosen, setChosen] = useState('')
  const list = ofCustomerFirst(all, order)
  const order_no = order?.header.order_no ?? ''
  const ownName = list.find((one) => one.order_no === order_no)?.usual_nm ?? ''
  const form = useCallForm(keepUsual, {
    initial: { order_no, usual_nm: ownName },
    onDone: (_answer, { usual_nm }) => {
      showToast('done', say(usualTexts.kept, { name: usual_nm }))
      return cache.invalidateQueries({ queryKey })
    },
  })
  /** Whoever has typed a name means to keep it: the key that stores does that first. */
  const isNaming = mayKeep && form.typed.usual_nm !== ownName
  const row = list.find(({ order_no }) => order_no === chosen) ?? list[0]
  const begin = ({ order_no }: UsualOrder) => {
    onClose()
    void go(slipAddress(orderSlip, { key: null, copyOf: { order_no } }))
  }
  const drop = async ({ order_no }: UsualOrder) => {
    await call(dropUsual, { order_no })
    await cache.invalidateQueries({ queryKey })
  }
  const commands: readonly Command[] = [
    { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose },
    {
      ...{ id: 'drop', label: usualTexts.drop, need: dropUsual.write, unavailable: !row },
      run: () => row && void drop(row),
    },
    {
      ...{ id: 'begin', label: usualTexts.begin, need: orderSlip.write, unavailable: !row },
      ...(isNaming ? {} : ({ key: 'F9', primary: true } as const)),
      run: () => row && begin(row),
    },
    ...(mayKeep
      ? [
          {
            ...{ id: 'keep', label: usualTexts.keep, need: keepUsual.write },
            ...(isNaming ? ({ key: 'F9', primary: true } as const) : {}),
            ...{ unavailable: !isNaming || form.sending, run: form.submit },
          },
        ]
      : []),
  ]
  useCommands(commands)
  return (
    <Drawer
      title={say(usualTexts.usual)}
      wide
      onClose={onClose}
      footer={commands.map((command) => (
        <CommandButton key={command.id} command={command} showKey enterEnd={command.id === 'keep'} />
      ))}
    >
      <div className="drawer-form">
        <p className="field-hint">{say(usualTexts.hint)}</p>
        <PlainTable
          label={say(usualTexts.usual)}
          rows={list}
          keyOf={({ order_no }) => order_no}
          rowHeader="name"
          empty={say(usualTexts.none)}
          isCurrent={({ order_no }) => order_no === row?.order_no}
          onSelect={({ order_no }) => setChosen(order_no)}
          onOpen={begin}
          columns={[
            { name: 'name', label: usualTexts.name, cell: ({ usual_nm }) => usual_nm },
            {
              name: 'customer',
              label: usualTexts.customer,
              cell: ({ customer_cd, customer_nm }) => `${customer_cd} ${customer_nm}`,
            },
            {
              name: 'items',
              label: usualTexts.items,
              cell: ({ items, lines }) =>
                lines > items.length
                  ? say(usualTexts.more, { items: items.join('・'), count: lines - items.length })
                  : items.join('・'),
            },
            { name: 'order_dt', label: usualTexts.orderDate, kind: 'date', cell: ({ order_dt }) => order_dt },
            { name: 'order_no', label: usualTexts.order, cell: ({ order_no }) => order_no },
          ]}
        />
        {mayKeep ? (
          <SubmitForm form={form} label={say(usualTexts.keep)} className="usual-keep">
            <FormField form={form} name="usual_nm" label={usualTexts.name} required />
          </SubmitForm>
        ) : null}
      </div>
    </Drawer>
  )
}

/** Those of the customer whose order is open stand first. */
function ofCustomerFirst(list: readonly UsualOrder[], order: Order | null): readonly UsualOrder[] {
  const isTheirs = ({ customer_cd, branch_no }: UsualOrder) =>
    customer_cd === order?.header.customer_cd && branch_no === order.header.branch_no
  return [...list.filter(isTheirs), ...list.filter((one) => !isTheirs(one))]
}
