import { namesOf } from '#platform/contract/by-name.ts'
import { importScreen, orderFiles } from '../../contract/import/import-calls.ts'
import { matchingScreen, orderMatchings } from '../../contract/import/matching-calls.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import { orderList } from '../../contract/order-list.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

const { item_cd, qty, unit_price, amount, desired_dt, ship_dt } = orderSlip.lines
const { destination_cd } = orderSlip.header

/** 受注取込. */
export const orderFilesShown: FilesShown = {
  screen: importScreen,
  matchingScreen,
  calls: orderFiles,
  matchings: orderMatchings,
  target: orderTarget.name,
  made: { label: importTexts.orders, sentence: importTexts.importedOrders },
  leads: { label: importTexts.toOrders, path: orderList.screen.path },
  withdrawHint: importTexts.withdrawOrders,
  shown: { item_cd, qty, unit_price, amount, desired_dt, ship_dt, destination_cd },
  changed: (field) => {
    const ofLine = namesOf(orderSlip.lines).find((one) => one === field)
    const ofOrder = namesOf(orderSlip.header).find((one) => one === field)
    if (ofLine) return orderSlip.lines[ofLine].label
    return ofOrder ? orderSlip.header[ofOrder].label : field
  },
}
