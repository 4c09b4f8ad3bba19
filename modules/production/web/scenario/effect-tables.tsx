import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Text } from '#platform/contract/text.ts'
import { supplyAdvice } from '#modules/place-order/contract/proposal/proposal-codes.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import type { ExcessEffect, OrderEffect, PlanEffects } from '../../contract/scenario/effects.ts'
import { effectTexts } from './effect.text.ts'

interface Item {
  readonly item_cd: string
  readonly item_nm: string
}

/** What a scenario changes around the plan; what it does not change is not spoken of. */
export function EffectTables({ effects }: { effects: PlanEffects }) {
  const { demands, purchases, orders, excess } = effects
  const grown = excess.reduce((sum, { before, value }) => sum + Number(value) - Number(before), 0)
  return (
    <>
      <Effects
        title={effectTexts.demands}
        rows={demands}
        keyOf={({ customer_nm, item_cd }) => `${customer_nm} ${item_cd}`}
        columns={[
          { name: 'customer', label: effectTexts.customer, cell: ({ customer_nm }) => customer_nm },
          item(),
          {
            ...{ name: 'before', label: effectTexts.before, align: 'end' },
            cell: ({ before_qty }) => <Figure exact={before_qty} />,
          },
          {
            ...{ name: 'now', label: effectTexts.after, align: 'end' },
            cell: ({ qty }) => <Figure exact={qty} />,
          },
        ]}
      />
      <Effects
        title={effectTexts.purchases}
        rows={purchases}
        keyOf={({ item_cd }) => item_cd}
        columns={[
          item(),
          {
            name: 'before_dt',
            label: effectTexts.beforeFirst,
            kind: 'date',
            cell: ({ before_dt }) => before_dt,
          },
          { name: 'first_dt', label: effectTexts.first, kind: 'date', cell: ({ first_dt }) => first_dt },
          {
            ...{ name: 'before', label: effectTexts.beforeQty, align: 'end' },
            cell: ({ before_qty }) => <Figure exact={before_qty} />,
          },
          {
            ...{ name: 'now', label: effectTexts.qty, align: 'end' },
            cell: ({ qty }) => <Figure exact={qty} />,
          },
        ]}
      />
      <Effects
        title={effectTexts.orders}
        rows={orders}
        keyOf={({ order_no, line_no }) => `${order_no}-${String(line_no)}`}
        columns={[
          {
            ...{ name: 'order', label: effectTexts.order },
            cell: ({ order_no, line_no }) => `${order_no}-${String(line_no)}`,
          },
          item(),
          {
            ...{ name: 'qty', label: effectTexts.ordered, align: 'end' },
            cell: ({ qty }) => <Figure exact={qty} />,
          },
          { name: 'due', label: effectTexts.due, kind: 'date', cell: ({ due_dt }) => due_dt },
          {
            ...{ name: 'advice', label: effectTexts.advice },
            cell: ({ advice }) => <Advice advice={advice} />,
          },
          { name: 'wanted', label: effectTexts.wanted, kind: 'date', cell: ({ wanted_dt }) => wanted_dt },
        ]}
      />
      <Effects
        title={effectTexts.excess}
        params={{ yen: grown.toLocaleString('en') }}
        rows={excess}
        keyOf={({ item_cd }) => item_cd}
        columns={[
          item(),
          {
            ...{ name: 'before', label: effectTexts.beforeYen, align: 'end' },
            cell: ({ before }) => <Figure exact={before} />,
          },
          {
            ...{ name: 'value', label: effectTexts.yen, align: 'end' },
            cell: ({ value }) => <Figure exact={value} />,
          },
          { name: 'because', label: effectTexts.because, cell: ({ because }) => because.join(', ') },
          {
            ...{ name: 'forecasts', label: effectTexts.forecasts },
            cell: ({ forecasts }) => <Versions forecasts={forecasts} />,
          },
        ]}
      />
    </>
  )
}

const item = <Row extends Item>(): PlainColumn<Row> => ({
  ...{ name: 'item', label: effectTexts.item },
  cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
})

/** None: what the plan would have done with the order before is not wanted any more. */
function Advice({ advice }: Pick<OrderEffect, 'advice'>) {
  const say = useSay()
  const words = advice.map((one) => say(supplyAdvice.texts[one]))
  return words.length > 0 ? words.join('・') : say(effectTexts.noAdvice)
}

function Versions({ forecasts }: Pick<ExcessEffect, 'forecasts'>) {
  const say = useSay()
  const listed = useListText()
  const ofCustomers = [...groupedBy(forecasts, ({ customer_nm }) => customer_nm)].map(
    ([customer, versions]) =>
      [
        customer,
        ...versions.map(({ month, version_no }) =>
          say(effectTexts.forecastVersion, { month: month.replace('-', '/'), version: version_no }),
        ),
      ].join(' '),
  )
  return listed(ofCustomers)
}

interface EffectsProps<Row> {
  title: Text
  params?: Readonly<Record<string, string>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly PlainColumn<Row>[]
}

function Effects<Row>({ title, params, rows, keyOf, columns }: EffectsProps<Row>) {
  const say = useSay()
  if (rows.length === 0) return null
  const label = say(title, params ?? {})
  return (
    <>
      <h2>{label}</h2>
      <PlainTable label={label} rows={rows} keyOf={keyOf} columns={columns} />
    </>
  )
}
