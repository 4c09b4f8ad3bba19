import { itemRank } from '#modules/master/contract/item.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { codes } from '#platform/contract/code-table.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, integer, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { inventoryDivision } from './inventory.ts'

const anyRank = codes('inventory_cycle_rank', {
  '-': { ja: 'すべて', en: 'All', zh: '全部' },
  ...itemRank.texts,
})

/** 棚卸周期: places, types and ranks of goods that are counted again and again. */
export const inventoryCycleMaster = master({
  name: 'inventory_cycle',
  title: { ja: '棚卸周期', en: 'Count cycles', zh: '盘点周期' },
  area: 'stock',
  path: '/stock/inventoryCycle',
  icon: 'history',
  perFactory: true,
  key: ['cycle_cd'],
  nameField: 'cycle_nm',
  fields: {
    cycle_cd: code({ ja: '周期コード', en: 'Cycle', zh: '周期代码' }, 10),
    cycle_nm: name({ ja: '周期名', en: 'Cycle name', zh: '周期名称' }),
    location_cd: reference({ ja: '場所', en: 'Location', zh: '库位' }, stockLocationMaster),
    item_type_cd: reference({ ja: '品目区分', en: 'Item type', zh: '物料类型' }, itemTypeMaster, {
      required: false,
      hint: { ja: '空白：すべての品目区分', en: 'Blank: all types', zh: '空白：全部类型' },
    }),
    item_rank: choice({ ja: 'ランク（ABC）', en: 'Rank (ABC)', zh: '等级（ABC）' }, anyRank, {
      initial: '-',
    }),
    inventory_div: choice({ ja: '区分', en: 'Kind', zh: '区分' }, inventoryDivision, { initial: '0' }),
    start_dt: date({ ja: '初回の棚卸日', en: 'First day', zh: '首次盘点日' }, { initial: 'businessDate' }),
    interval_days: integer({ ja: '間隔（日）', en: 'Every (days)', zh: '间隔（天）' }, 1, 366, {
      initial: '30',
    }),
    spare_tags: integer({ ja: '予備の棚札', en: 'Spare tags', zh: '备用盘点卡' }, 0, 500, { initial: '0' }),
  },
  columns: ['cycle_cd', 'cycle_nm', 'location_cd', 'item_type_cd', 'item_rank', 'start_dt', 'interval_days'],
  search: ['cycle_cd', 'cycle_nm', 'location_cd'],
  sort: 'cycle_cd',
})
