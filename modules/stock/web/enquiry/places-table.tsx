import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { CodeTable } from '#platform/contract/code-table.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import type { itemStock } from '../../contract/item-stock.ts'
import { ownership, quality } from '../../contract/stock-codes.ts'
import { enquiryTexts } from './enquiry.text.ts'

interface Props {
  data: OutputOf<typeof itemStock>
  onLot: (lot_no: string) => void
}

type Place = OutputOf<typeof itemStock>['places'][number]

/** What is the same everywhere as it usually is needs no column. */
const columns = [
  {
    head: enquiryTexts.expiry,
    isTold: ({ expiry_dt }: Place) => expiry_dt !== '',
    cell: ({ expiry_dt }: Place) => expiry_dt.replaceAll('-', '/'),
  },
  {
    head: enquiryTexts.ownership,
    isTold: (place: Place) => place.ownership !== '0',
    cell: (place: Place, say: Say) => wordIn(ownership, place.ownership, say),
  },
  {
    head: enquiryTexts.quality,
    isTold: (place: Place) => place.quality !== '0',
    cell: (place: Place, say: Say) => wordIn(quality, place.quality, say),
  },
] as const

/** What lies where. */
export function PlacesTable({ data: { places }, onLot }: Props) {
  const say = useSay()
  if (places.length === 0)
    return (
      <section>
        <h2>{say(enquiryTexts.places)}</h2>
        <p className="dim">{say(enquiryTexts.noPlaces)}</p>
      </section>
    )
  const told = columns.filter(({ isTold }) => places.some(isTold))
  return (
    <section>
      <h2>{say(enquiryTexts.places)}</h2>
      <table className="grid">
        <thead>
          <tr>
            {[enquiryTexts.location, enquiryTexts.lot, ...told.map(({ head }) => head)].map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
            <th scope="col" className="num">
              {say(enquiryTexts.qty)}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr
              key={[place.location_cd, place.lot_no, place.ownership, place.quality, place.process_no].join(
                ' ',
              )}
            >
              <td>
                <span className="dim">{place.location_cd}</span> {place.location_nm}
              </td>
              <td>
                {place.lot_no ? (
                  <button type="button" className="key-link" onClick={() => onLot(place.lot_no)}>
                    {place.lot_no}
                  </button>
                ) : (
                  <span className="dim">—</span>
                )}
              </td>
              {told.map(({ head, cell }) => (
                <td key={head.en}>{cell(place, say) || <span className="dim">—</span>}</td>
              ))}
              <td className="num">
                <Figure exact={place.qty} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function wordIn(table: CodeTable, code: string, say: Say): string {
  const text = table.texts[code]
  return text ? say(text) : code
}
