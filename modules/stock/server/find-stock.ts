import { directory } from '#modules/system/server/index.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { serveList } from '#platform/server/list/serve-list.ts'
import { on, type Registration } from '#platform/server/module/point.ts'
import { findInList } from '#platform/server/palette/find-in-list.ts'
import { finders, previewParts } from '#platform/server/palette/finder.ts'
import { say } from '#platform/contract/text.ts'
import { itemStock as itemStockCall } from '../contract/item-stock.ts'
import { lotList } from '../contract/lot-list.ts'
import { slipList } from '../contract/slip-list.ts'
import { stockDivision } from '../contract/division.ts'
import { itemStock } from './enquiry/item-stock.ts'
import { lotRows } from './list/lot-rows.ts'
import { slipRows } from './list/slip-rows.ts'

const { timeZoneOf } = directory

const figures = [
  ['on_hand', { ja: '在庫数', en: 'On hand', zh: '库存数' }],
  ['allocated', { ja: '引当', en: 'Allocation', zh: '预留' }],
  ['available', { ja: '引当可能', en: 'Available to allocate', zh: '可预留' }],
  ['effective', { ja: '有効在庫', en: 'Available stock', zh: '有效库存' }],
] as const

/** What the palette finds of this module, and what it tells of an item. */
export const stockFinders: readonly Registration[] = [
  on(
    finders,
    findInList(serveList(slipList, { rows: slipRows, timeZoneOf }), {
      kind: 'slip',
      icon: 'order',
      title: { ja: '在庫伝票', en: 'Stock slip', zh: '库存单据' },
      by: 'slip_no',
      hit: ({ slip_no, stock_div, item_cd, item_nm, biz_dt }, language) => ({
        code: slip_no,
        name: `${item_cd} ${item_nm}`,
        note: [biz_dt, stock_div && say(stockDivision.texts[stock_div], language)].join(' '),
        path: `${slipList.screen.path}?${new URLSearchParams({ slip_no }).toString()}`,
      }),
    }),
  ),
  on(
    finders,
    findInList(serveList(lotList, { rows: lotRows, timeZoneOf }), {
      kind: 'lot',
      icon: 'columns',
      title: { ja: 'ロット', en: 'Lot', zh: '批次' },
      by: 'lot_no',
      hit: ({ lot_no, item_cd, item_nm, qty, unit_nm }) => ({
        code: lot_no,
        name: `${item_cd} ${item_nm}`,
        note: `${qty} ${unit_nm}`,
        path: `${lotList.screen.path}?${new URLSearchParams({ item_cd, lot_no }).toString()}`,
      }),
    }),
  ),
  on(previewParts, {
    of: itemMaster.name,
    readBy: itemStockCall,
    async lines(context, key) {
      const stock = await itemStock(context, { item_cd: key })
      return figures.map(([name, label]) => ({
        label: say(label, context.language),
        value: `${stock[name]} ${stock.unit_nm}`,
        figure: true,
      }))
    },
  }),
]
