import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { itemStock } from '../../contract/item-stock.ts'
import { slipTexts } from './slip.text.ts'
import './slip-parts.css'

/** Where the item of the line at hand lies, beside the line. */
export function ItemOnHand({ item_cd }: { item_cd: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['itemStock', item_cd],
    queryFn: ({ signal }) => call(itemStock, { item_cd }, signal),
    enabled: item_cd !== '',
    staleTime: 5_000,
    retry: false,
  })
  if (item_cd === '') return <p className="dim">{say(slipTexts.typeItem)}</p>
  if (!data) return null
  const { places, unit_nm: unit } = data
  return (
    <div className="item-on-hand">
      <h2>
        <b>{say(slipTexts.stockOf, { item: `${data.item_cd} ${data.item_nm}` })}</b>
      </h2>
      <p>
        {say(slipTexts.summary, {
          onHand: data.on_hand,
          allocated: data.allocated,
          available: data.available,
          unit,
        })}
      </p>
      {places.length === 0 ? <p className="dim">{say(slipTexts.noStock)}</p> : null}
      <ul>
        {places.map((place) => (
          <li
            key={[place.location_cd, place.lot_no, place.ownership, place.quality, place.process_no].join(
              ' ',
            )}
          >
            <span className="dim">{place.location_cd}</span> {place.location_nm}
            {place.lot_no ? <span className="lot">{place.lot_no}</span> : null}
            <Figure exact={place.qty} />
          </li>
        ))}
      </ul>
    </div>
  )
}
