import { useQuery } from '@tanstack/react-query'
import { itemRank } from '#modules/master/contract/item.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ParetoChart } from '#platform/web/kit/chart/pareto-chart.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { abcLimits } from '../../contract/abc.ts'
import { mapAbc, shelfGoods, stockMapScreen } from '../../contract/stock-map.ts'
import { manageTexts } from '../manage/manage.text.ts'
import { mapTexts } from './map.text.ts'

interface Props {
  warehouse_cd: string
  /** The chosen shelf: its items stand out; blank: none. */
  shelf: string
}

/** ABC分析 of what lies on the shelves: their sum is the value that stands over the map. */
export function AbcStrip({ warehouse_cd, shelf }: Props) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [stockMapScreen.name, 'abc', warehouse_cd],
    queryFn: ({ signal }) => call(mapAbc, { warehouse_cd }, signal),
  })
  const { data: goods } = useQuery({
    queryKey: [stockMapScreen.name, 'shelf', shelf],
    queryFn: ({ signal }) => call(shelfGoods, { location_cd: shelf }, signal),
    enabled: shelf !== '',
  })
  if (!data || data.list.length === 0) return null
  const { list } = data
  const classes = itemRank.codes.map((rank) => {
    const amounts = list.filter((item) => item.rank === rank).map(({ amount }) => Number(amount))
    return { rank, count: amounts.length, amount: amounts.reduce((sum, one) => sum + one, 0) }
  })
  const whole = classes.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className="map-abc" aria-label={say(manageTexts.abc)}>
      <div>
        <h2>{say(manageTexts.abc)}</h2>
        <p>{say(manageTexts.abcHelp, { a: abcLimits.A, b: abcLimits.B })}</p>
        {goods ? <p className="map-mine">{say(mapTexts.onShelf, { shelf })}</p> : null}
      </div>
      <ParetoChart
        label={say(manageTexts.abc)}
        names={{ value: say(manageTexts.abcAmount), share: say(manageTexts.abcShare) }}
        points={list.map(({ item_cd, amount }) => ({ at: item_cd, value: Number(amount) }))}
        classes={classes.map(({ rank, count }) => ({ name: rank, count }))}
        marked={goods?.list.map(({ item_cd }) => item_cd) ?? []}
      />
      <PlainTable
        label={say(manageTexts.abc)}
        rows={classes}
        keyOf={({ rank }) => rank}
        columns={[
          { name: 'rank', label: manageTexts.abcRank, cell: ({ rank }) => <b>{rank}</b> },
          {
            ...{ name: 'count', label: manageTexts.abcItems, kind: 'figure', sum: String(list.length) },
            cell: ({ count }) => count,
          },
          {
            ...{ name: 'amount', label: manageTexts.abcAmount, kind: 'figure', sum: String(whole) },
            cell: ({ amount }) => String(amount),
          },
          {
            ...{ name: 'share', label: manageTexts.abcPart, align: 'end' },
            cell: ({ amount }) => (whole > 0 ? `${((amount / whole) * 100).toFixed(1)}%` : ''),
          },
        ]}
        onPhone="table"
      />
    </section>
  )
}
