import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { list } from '#platform/contract/list-screen.ts'
import { inventoryDivision, inventoryStatus } from './inventory.ts'

/** 棚卸時期設定: the days on which is counted, and how far each count is. */
export const inventoryTime = list({
  name: 'inventoryTime',
  title: { ja: '棚卸時期設定', en: 'Count schedule', zh: '盘点日程' },
  area: 'stock',
  path: '/stock/inventoryTime',
  icon: 'order',
  key: ['inventory_no'],
  columns: {
    inventory_no: { kind: 'code', label: { ja: '棚卸番号', en: 'Count no.', zh: '盘点号' }, width: 12 },
    count_dt: { kind: 'date', label: { ja: '棚卸日', en: 'Day', zh: '盘点日' }, width: 11 },
    location_cd: {
      kind: 'code',
      label: { ja: '場所', en: 'Location', zh: '库位' },
      width: 20,
      named: 'location_nm',
    },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
    item_rank: { kind: 'code', label: { ja: 'ランク', en: 'Rank', zh: '等级' }, width: 7 },
    cycle_cd: { kind: 'code', label: { ja: '周期', en: 'Cycle', zh: '周期' }, width: 10 },
    inventory_div: {
      kind: 'choice',
      label: { ja: '区分', en: 'Kind', zh: '区分' },
      width: 13,
      codes: inventoryDivision,
    },
    status: {
      kind: 'choice',
      label: { ja: '状態', en: 'Status', zh: '状态' },
      width: 10,
      codes: inventoryStatus,
    },
    line_count: { kind: 'integer', label: { ja: '明細数', en: 'Lines', zh: '明细数' }, width: 9 },
    counted_count: { kind: 'integer', label: { ja: '入力済', en: 'Counted', zh: '已录入' }, width: 9 },
    diff_count: { kind: 'integer', label: { ja: '差異', en: 'Difference', zh: '差异' }, width: 9 },
    inventory_status: {
      kind: 'choice',
      label: { ja: '開始・終了', en: 'Started or ended', zh: '开始／结束' },
      width: 12,
      codes: fixedCodes.inventory_status,
    },
    update_user: { kind: 'code', label: { ja: '更新者', en: 'Updated by', zh: '更新人' }, width: 11 },
    update_dt: { kind: 'moment', label: { ja: '更新日時', en: 'Updated', zh: '更新时间' }, width: 17 },
  },
  shown: [
    'inventory_no',
    'count_dt',
    'location_cd',
    'item_type_cd',
    'inventory_div',
    'status',
    'line_count',
    'counted_count',
    'diff_count',
  ],
  search: ['count_dt', 'location_cd', 'inventory_div', 'status'],
  quick: [
    {
      label: { ja: '実施中', en: 'Under way', zh: '进行中' },
      asks: () => ({ status: '1,2,3,4' }),
    },
    { label: { ja: '差異あり', en: 'With differences', zh: '有差异' }, asks: () => ({ diff_count: '1..' }) },
  ],
  sort: '-count_dt',
})

/** Counts that are not finished. */
export const openCounts = { status: '0,1,2,3,4' }
