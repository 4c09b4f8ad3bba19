import type { ReactNode } from 'react'
import { quality } from '#modules/stock/contract/stock-codes.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { RowChoice } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { affectedByLot } from '../../contract/quarantine/quarantine-calls.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { quarantineTexts } from './quarantine.text.ts'

export type Affected = OutputOf<typeof affectedByLot>
export type AffectedLot = Affected['lots'][number]

export const lotKeyOf = ({ item_cd, lot_no }: { item_cd: string; lot_no: string }) => `${item_cd} ${lot_no}`

const item = {
  name: 'item',
  label: quarantineTexts.item,
  cell: ({ item_cd, item_nm }: { item_cd: string; item_nm: string }) => (
    <Coded code={item_cd} name={item_nm} />
  ),
}
const lot = { name: 'lot', label: quarantineTexts.lot, cell: ({ lot_no }: { lot_no: string }) => lot_no }
const customer = {
  name: 'customer',
  label: quarantineTexts.customer,
  cell: ({ customer_cd, customer_nm }: { customer_cd: string; customer_nm: string }) => (
    <Coded code={customer_cd} name={customer_nm} />
  ),
}
const figure = (name: string, label: Text) => ({ name, label, kind: 'figure' }) as const

/** What is to be held, and what is held already. */
export function LotsPart({ lots, choice }: { lots: readonly AffectedLot[]; choice: RowChoice<AffectedLot> }) {
  const say = useSay()
  return (
    <Part label={quarantineTexts.lots} wide>
      <PlainTable
        label={say(quarantineTexts.lots)}
        rows={lots}
        keyOf={lotKeyOf}
        choice={choice}
        columns={[
          { ...figure('level', quarantineTexts.level), cell: ({ level }) => String(level) },
          item,
          lot,
          { ...figure('stock', quarantineTexts.stock), cell: ({ stock_qty }) => stock_qty },
          { ...figure('wip', quarantineTexts.wip), cell: ({ wip_qty }) => wip_qty },
          { name: 'unit', label: quarantineTexts.unit, cell: ({ unit_nm }) => unit_nm },
          { name: 'hold', label: quarantineTexts.state, kind: 'flag', cell: ({ hold_flg }) => hold_flg },
          { name: 'reason', label: quarantineTexts.reason, cell: ({ hold_reason }) => hold_reason },
        ]}
      />
    </Part>
  )
}

export function PlacesPart({ places }: Pick<Affected, 'places'>) {
  const say = useSay()
  return (
    <Part label={quarantineTexts.places} isEmpty={places.length === 0}>
      <PlainTable
        label={say(quarantineTexts.places)}
        rows={places}
        keyOf={(row) => [lotKeyOf(row), row.location_cd, row.process_no, row.quality].join(' ')}
        columns={[
          item,
          lot,
          {
            name: 'place',
            label: quarantineTexts.place,
            cell: ({ location_cd, location_nm }) => <Coded code={location_cd} name={location_nm} />,
          },
          { name: 'process', label: quarantineTexts.process, cell: ({ process_no }) => process_no },
          {
            name: 'quality',
            label: quarantineTexts.quality,
            cell: (row) => {
              const words = quality.codes.find((one) => one === row.quality)
              return words ? say(quality.texts[words]) : row.quality
            },
          },
          { ...figure('qty', quarantineTexts.qty), cell: ({ qty }) => qty },
        ]}
      />
    </Part>
  )
}

export function OrdersPart({ orders }: Pick<Affected, 'orders'>) {
  const say = useSay()
  return (
    <Part label={quarantineTexts.orders} isEmpty={orders.length === 0}>
      <PlainTable
        label={say(quarantineTexts.orders)}
        rows={orders}
        keyOf={({ work_order_no }) => work_order_no}
        columns={[
          {
            name: 'order',
            label: quarantineTexts.order,
            cell: ({ work_order_no }) => (
              <KeyLink
                to={`${workStoryList.screen.path}?${new URLSearchParams({ work_order_no }).toString()}`}
              >
                {work_order_no}
              </KeyLink>
            ),
          },
          item,
          lot,
          { ...figure('qty', quarantineTexts.planned), cell: ({ qty }) => qty },
          { ...figure('good', quarantineTexts.good), cell: ({ good_qty }) => good_qty },
        ]}
      />
    </Part>
  )
}

export function CustomersPart({ customers }: Pick<Affected, 'customers'>) {
  const say = useSay()
  return (
    <Part label={quarantineTexts.customers} isEmpty={customers.length === 0}>
      <PlainTable
        label={say(quarantineTexts.customers)}
        rows={customers}
        keyOf={({ customer_cd, branch_no, item_cd }) => [customer_cd, branch_no, item_cd].join(' ')}
        columns={[
          customer,
          item,
          { ...figure('qty', quarantineTexts.qty), cell: ({ qty }) => qty },
          { name: 'unit', label: quarantineTexts.unit, cell: ({ unit_nm }) => unit_nm },
          { ...figure('boxes', quarantineTexts.boxes), cell: ({ boxes }) => String(boxes), sum: true },
        ]}
      />
    </Part>
  )
}

export function ShipmentsPart({ shipments }: Pick<Affected, 'shipments'>) {
  const say = useSay()
  return (
    <Part label={quarantineTexts.shipments} isEmpty={shipments.length === 0}>
      <PlainTable
        label={say(quarantineTexts.shipments)}
        rows={shipments}
        keyOf={(row) => [row.document_no, lotKeyOf(row)].join(' ')}
        columns={[
          { name: 'document', label: quarantineTexts.document, cell: ({ document_no }) => document_no },
          {
            name: 'status',
            label: quarantineTexts.status,
            cell: ({ is_gone }) => say(is_gone ? quarantineTexts.gone : quarantineTexts.picked),
          },
          { name: 'date', label: quarantineTexts.date, kind: 'date', cell: ({ date }) => date },
          customer,
          item,
          lot,
          { ...figure('qty', quarantineTexts.qty), cell: ({ qty }) => qty },
          { ...figure('boxes', quarantineTexts.boxes), cell: ({ boxes }) => String(boxes) },
        ]}
      />
    </Part>
  )
}

interface PartProps {
  label: Text
  isEmpty?: boolean
  /** Over the whole width. */
  wide?: boolean
  children: ReactNode
}

/** Where there is nothing of it, it is not there. */
function Part({ label, isEmpty = false, wide = false, children }: PartProps) {
  const say = useSay()
  if (isEmpty) return null
  return (
    <section className={wide ? 'affected wide' : 'affected'}>
      <h2>{say(label)}</h2>
      {children}
    </section>
  )
}
