import { document } from '#platform/contract/document.ts'
import { column, dateText, factsOf, figure } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'

export interface PickingPaper {
  readonly delivery_no: string
  readonly ship_dt: string
  readonly customer: string
  readonly destination: string
  /** In the order of the shelves. */
  readonly places: readonly {
    readonly location_cd: string
    readonly location_nm: string
    readonly item_cd: string
    readonly item_nm: string
    readonly lot_no: string
    readonly qty: string
    readonly unit_nm: string
  }[]
}

/** ピッキングリスト: from where what is to leave is taken, in the order in which one passes the shelves. */
export const pickingPaper = document<PickingPaper>({
  name: 'picking_list',
  title: words.pickingList,
  page: 'A4',
  build(paper, language) {
    return {
      footer: `${say(words.pickingList, language)} ${paper.delivery_no}`,
      parts: [
        {
          part: 'sheet-head',
          title: say(words.pickingList, language),
          number: paper.delivery_no,
          facts: factsOf(words.shipDate, dateText(paper.ship_dt), language, true),
          barcode: { symbology: 'code128', text: paper.delivery_no, height: 10 },
        },
        {
          part: 'facts',
          facts: [
            ...factsOf(words.customer, paper.customer, language),
            ...factsOf(words.deliverTo, paper.destination, language),
          ],
        },
        {
          part: 'lines',
          columns: [
            column(words.shelf, language, 38),
            column(words.item, language, '*'),
            column(words.lot, language, 36),
            column(words.qty, language, 28, 'right'),
            column(words.done, language, 13, 'center'),
          ],
          lines: paper.places.map(({ location_cd, location_nm, item_cd, item_nm, lot_no, qty, unit_nm }) => [
            location_cd === '' ? say(words.noPlace, language) : { main: location_cd, below: location_nm },
            { main: item_cd, below: item_nm },
            lot_no,
            { main: figure(qty), unit: unit_nm, below: '' },
            '□',
          ]),
        },
      ],
    }
  },
})
