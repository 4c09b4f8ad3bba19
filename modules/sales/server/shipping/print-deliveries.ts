import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import type { printPickingLists as printCall } from '../../contract/shipping/paper-calls.ts'
import { pickingPaper, type PickingPaper } from '../../contract/shipping/picking-paper.ts'
import { asWalked, placesWalked } from './places-walked.ts'
import { readDelivery } from './read-delivery.ts'
import { suggestPicking } from './suggest-picking.ts'

/** ピッキングリスト: along the shelves. */
export const printPickingLists = (
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printTogether(context, pickingPaper, async (reading) => {
    const documents = []
    for (const number of numbers) {
      const data = await readPicking(reading, number)
      documents.push({ data, print_no: await logged(reading, pickingPaper.name, number) })
    }
    return { documents, name: nameOfPapers(pickingPaper.title, numbers) }
  })

export const logged = (context: Context, document: string, delivery_no: string) =>
  logPrint(context, { document, key: `${context.session.factory_cd} ${delivery_no}` })

async function readPicking(context: Context, delivery_no: string): Promise<PickingPaper> {
  const { header, lines, packages } = await readDelivery(context, delivery_no)
  refuseCancelled(header.delivery_status)
  const places =
    packages.length > 0 ? packages : (await suggestPicking(context, { header, lines, packages })).places
  const walked = await placesWalked(
    context,
    places.map(({ location_cd }) => location_cd),
  )
  const names = new Map(walked.map(({ location_cd, location_nm }) => [location_cd, location_nm]))
  return {
    ...{ delivery_no, ship_dt: header.ship_dt },
    ...{ customer: header.customer_nm, destination: header.destination_nm },
    places: asWalked(
      walked,
      lines.flatMap((line) => {
        const own = places.filter(({ line_no }) => line_no === line.line_no)
        const { ship_item_cd: item_cd, item_nm, unit_nm, qty } = line
        return (own.length > 0 ? own : [{ location_cd: '', lot_no: '', qty }]).map((place) => ({
          ...{ item_cd, item_nm, unit_nm, location_cd: place.location_cd, lot_no: place.lot_no },
          ...{ qty: place.qty, location_nm: names.get(place.location_cd) ?? '' },
        }))
      }),
    ),
  }
}

export function refuseCancelled(state: (typeof deliveryStatus.codes)[number]): void {
  if (state === '9') throw deliveryErrors.BIZ_DELIVERY_STATE.with({ state: deliveryStatus.texts[state] })
}
