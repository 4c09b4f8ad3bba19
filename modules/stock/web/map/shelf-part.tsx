import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { shelfGoods, stockMapScreen, type Shelf } from '../../contract/stock-map.ts'
import { mapTexts } from './map.text.ts'
import { fillOf } from './shelf-figures.ts'

/** What lies on the chosen shelf. */
export function ShelfPart({ shelf }: { shelf: Shelf }) {
  const say = useSay()
  const call = useCall()
  const { location_cd, location_nm, load, load_limit } = shelf
  const { data } = useQuery({
    queryKey: [stockMapScreen.name, 'shelf', location_cd],
    queryFn: ({ signal }) => call(shelfGoods, { location_cd }, signal),
  })
  const fill = fillOf(shelf)
  return (
    <section className="map-shelf" aria-label={location_nm}>
      <h2>
        <span className="dim">{location_cd}</span> {location_nm}
      </h2>
      <p className={fill !== undefined && fill > 100 ? 'overloaded' : undefined}>
        {fill === undefined
          ? say(mapTexts.loadOnly, { load })
          : say(mapTexts.load, { load, limit: load_limit, fill })}
      </p>
      <PlainTable
        label={location_nm}
        rows={data?.list ?? []}
        keyOf={({ item_cd, lot_no }) => `${item_cd} ${lot_no}`}
        {...(data ? { empty: say(mapTexts.nothing) } : {})}
        columns={[
          {
            name: 'item',
            label: mapTexts.item,
            cell: ({ item_cd, item_nm, lot_no }) => (
              <>
                <KeyLink to={`${stockEnquiryScreen.path}?item_cd=${item_cd}`}>{item_cd}</KeyLink>{' '}
                <span className="dim">{lot_no}</span>
                <br />
                {item_nm}
              </>
            ),
          },
          {
            name: 'qty',
            label: mapTexts.qty,
            align: 'end',
            cell: ({ qty, unit_nm }) => (
              <>
                <Figure exact={qty} /> <span className="dim">{unit_nm}</span>
              </>
            ),
          },
          {
            name: 'amount',
            label: mapTexts.value,
            kind: 'figure',
            cell: ({ amount }) => amount,
            sum: true,
            cost: true,
          },
          { name: 'days', label: mapTexts.days, kind: 'figure', cell: ({ idle_days }) => idle_days },
        ]}
        onPhone="table"
      />
    </section>
  )
}
