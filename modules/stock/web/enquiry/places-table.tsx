import type { CodeTable } from '#platform/contract/code-table.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import type { itemStock } from '../../contract/item-stock.ts'
import { ownership, quality } from '../../contract/stock-codes.ts'
import { enquiryTexts } from './enquiry.text.ts'

interface Props {
  data: OutputOf<typeof itemStock>
  onLot: (lot_no: string) => void
}

type Place = OutputOf<typeof itemStock>['places'][number]

/** What lies where. */
export function PlacesTable({ data: { places }, onLot }: Props) {
  const say = useSay()
  return (
    <section>
      <h2>{say(enquiryTexts.places)}</h2>
      <PlainTable
        label={say(enquiryTexts.places)}
        rows={places}
        keyOf={(place) =>
          [place.location_cd, place.lot_no, place.ownership, place.quality, place.process_no].join(' ')
        }
        empty={say(enquiryTexts.noPlaces)}
        columns={[
          {
            name: 'location',
            label: enquiryTexts.location,
            cell: ({ location_cd, location_nm }) => <Coded code={location_cd} name={location_nm} />,
          },
          {
            name: 'lot',
            label: enquiryTexts.lot,
            cell: ({ lot_no }) => lot_no && <KeyLink onOpen={() => onLot(lot_no)}>{lot_no}</KeyLink>,
          },
          ...unusual(places, say),
          { name: 'qty', label: enquiryTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
        ]}
      />
    </section>
  )
}

/** What is the same everywhere as it usually is needs no column. */
function unusual(places: readonly Place[], say: Say): readonly PlainColumn<Place>[] {
  const columns: readonly (PlainColumn<Place> & { readonly isTold: (place: Place) => boolean })[] = [
    {
      name: 'expiry',
      label: enquiryTexts.expiry,
      kind: 'date',
      isTold: ({ expiry_dt }) => expiry_dt !== '',
      cell: ({ expiry_dt }) => expiry_dt,
    },
    {
      name: 'ownership',
      label: enquiryTexts.ownership,
      isTold: (place) => place.ownership !== '0',
      cell: (place) => wordIn(ownership, place.ownership, say),
    },
    {
      name: 'quality',
      label: enquiryTexts.quality,
      isTold: (place) => place.quality !== '0',
      cell: (place) => wordIn(quality, place.quality, say),
    },
  ]
  return columns.filter(({ isTold }) => places.some(isTold))
}

function wordIn(table: CodeTable, code: string, say: Say): string {
  const text = table.texts[code]
  return text ? say(text) : code
}
