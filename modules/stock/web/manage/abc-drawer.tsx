import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemRank } from '#modules/master/contract/item.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ParetoChart } from '#platform/web/kit/chart/pareto-chart.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { abcLimits, stockAbc } from '../../contract/abc.ts'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { manageTexts } from './manage.text.ts'

type Item = OutputOf<typeof stockAbc>['list'][number]

/** ABC分析: where the value of the stock lies, and whose rank in the master says something else. */
export function AbcDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const date = readDate(day, businessDate) ?? ''
  const { data } = useQuery({
    queryKey: ['stockAbc', date],
    queryFn: ({ signal }) => call(stockAbc, { date }, signal),
    enabled: date !== '',
    placeholderData: (before) => before,
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(manageTexts.abc)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-sheet">
        <DayField label={manageTexts.abcDay} value={day} onChange={setDay} />
        <p className="field-hint">{say(manageTexts.abcHelp, { a: abcLimits.A, b: abcLimits.B })}</p>
        {data ? <Analysis list={data.list} /> : null}
      </div>
    </Drawer>
  )
}

function Analysis({ list }: { list: readonly Item[] }) {
  const say = useSay()
  const classes = itemRank.codes.map((rank) => {
    const items = list.filter((item) => item.rank === rank)
    return {
      rank,
      count: items.length,
      amount: items.reduce((sum, { amount }) => sum + Number(amount), 0),
    }
  })
  const whole = classes.reduce((sum, { amount }) => sum + amount, 0)
  const apart = list.filter(({ rank, item_rank }) => rank !== item_rank)
  return (
    <>
      <ParetoChart
        label={say(manageTexts.abc)}
        names={{ value: say(manageTexts.abcAmount), share: say(manageTexts.abcShare) }}
        points={list.map(({ item_cd, amount }) => ({ at: item_cd, value: Number(amount) }))}
        classes={classes.map(({ rank, count }) => ({ name: rank, count }))}
      />
      <PlainTable
        label={say(manageTexts.abc)}
        rows={classes}
        keyOf={({ rank }) => rank}
        columns={[
          { name: 'rank', label: manageTexts.abcRank, cell: ({ rank }) => <b>{rank}</b> },
          {
            name: 'count',
            label: manageTexts.abcItems,
            kind: 'figure',
            cell: ({ count }) => count,
            sum: String(list.length),
          },
          {
            name: 'amount',
            label: manageTexts.abcAmount,
            kind: 'figure',
            cell: ({ amount }) => String(amount),
            sum: String(whole),
          },
          {
            name: 'share',
            label: manageTexts.abcPart,
            align: 'end',
            cell: ({ amount }) => (whole > 0 ? `${((amount / whole) * 100).toFixed(1)}%` : ''),
          },
        ]}
      />
      <h3>{say(manageTexts.abcApart, { count: apart.length })}</h3>
      <PlainTable
        label={say(manageTexts.abcApart, { count: apart.length })}
        rows={apart}
        keyOf={({ item_cd }) => item_cd}
        empty={say(manageTexts.abcAgree)}
        columns={[
          {
            name: 'item',
            label: manageTexts.abcItem,
            cell: ({ item_cd, item_nm }) => (
              <>
                <KeyLink to={`${stockEnquiryScreen.path}?item_cd=${item_cd}`}>{item_cd}</KeyLink> {item_nm}
              </>
            ),
          },
          { name: 'amount', label: manageTexts.abcAmount, kind: 'figure', cell: ({ amount }) => amount },
          { name: 'rank', label: manageTexts.abcByValue, align: 'center', cell: ({ rank }) => rank },
          { name: 'now', label: manageTexts.abcNow, align: 'center', cell: ({ item_rank }) => item_rank },
        ]}
      />
    </>
  )
}
