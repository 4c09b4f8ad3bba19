import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { list } from '#platform/contract/list-screen.ts'
import { movementColumns } from './movement-columns.ts'

const figure = { kind: 'decimal', width: 12 } as const
const quantities = { ja: '数量', en: 'Quantity', zh: '数量' }
const values = { ja: '金額', en: 'Amount', zh: '金额' }

/** 在庫一覧: what lies where now, how much of it is promised, and what it is worth. */
export const stockList = list({
  name: 'stockList',
  title: { ja: '在庫一覧', en: 'Stock list', zh: '库存列表' },
  area: 'stock',
  path: '/stock/stockList',
  icon: 'columns',
  key: ['location_cd', 'item_cd', 'lot_no', 'ownership', 'owner_cd', 'quality', 'process_no'],
  columns: {
    location_cd: {
      kind: 'code',
      label: { ja: '場所', en: 'Location', zh: '库位' },
      width: 22,
      named: 'location_nm',
    },
    item_cd: { ...movementColumns.item_cd, width: 36 },
    lot_no: movementColumns.lot_no,
    qty: { ...figure, group: quantities, label: { ja: '在庫数', en: 'On hand', zh: '库存数' } },
    allocated_qty: { ...figure, group: quantities, label: { ja: '引当数', en: 'Allocated', zh: '已预留' } },
    available_qty: {
      ...figure,
      group: quantities,
      label: { ja: '引当可能数', en: 'Available to allocate', zh: '可预留数' },
    },
    /** Of the item in the whole factory: it has no place, and so no sum over places. */
    effective_qty: {
      ...figure,
      group: quantities,
      label: { ja: '有効在庫', en: 'Available stock', zh: '有效库存' },
    },
    unit_nm: { kind: 'text', group: quantities, label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 6 },
    unit_cost: {
      ...figure,
      group: values,
      label: { ja: '評価単価', en: 'Unit cost', zh: '评估单价' },
      cost: true,
    },
    amount: {
      ...figure,
      group: values,
      width: 14,
      label: { ja: '在庫金額', en: 'Stock value', zh: '库存金额' },
      cost: true,
      total: true,
    },
    course: {
      kind: 'text',
      label: { ja: '推移（13週）', en: '13 weeks', zh: '13周推移' },
      width: 14,
      unsorted: true,
      unsearched: true,
      drawn: true,
    },
    last_dt: { kind: 'date', label: { ja: '最終受払日', en: 'Last moved', zh: '最后收发日' }, width: 11 },
    warehouse_cd: {
      kind: 'code',
      label: { ja: '倉庫', en: 'Warehouse', zh: '仓库' },
      width: 22,
      named: 'warehouse_nm',
    },
    item_type_cd: { ...movementColumns.item_type_cd, width: 20 },
    expiry_dt: { kind: 'date', label: { ja: '有効期限', en: 'Expiry', zh: '有效期' }, width: 11 },
    ownership: movementColumns.ownership,
    owner_cd: { kind: 'code', label: { ja: '所有者', en: 'Owner', zh: '所有者' }, width: 12 },
    quality: movementColumns.quality,
    process_no: movementColumns.process_no,
    safety_stock: { ...figure, label: { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' } },
  },
  shown: [
    'location_cd',
    'item_cd',
    'lot_no',
    'qty',
    'allocated_qty',
    'available_qty',
    'effective_qty',
    'unit_nm',
    'unit_cost',
    'amount',
    'course',
    'last_dt',
  ],
  search: ['item_cd', 'location_cd', 'warehouse_cd', 'item_type_cd', 'ownership'],
  initial: { ownership: '0' },
  quick: [
    {
      label: { ja: '引当可能なし', en: 'Nothing to allocate', zh: '无可预留' },
      asks: () => ({ available_qty: '..0' }),
    },
    {
      label: { ja: '期限30日以内', en: 'Expires within 30 days', zh: '30天内到期' },
      asks: (day) => ({ expiry_dt: `..${dayAfter(day, 30)}` }),
    },
    {
      label: { ja: '90日以上動きなし', en: 'Unmoved for 90 days', zh: '90天以上无收发' },
      asks: (day) => ({ last_dt: `..${dayAfter(day, -90)}` }),
    },
    { label: { ja: '良品以外', en: 'Not good', zh: '非良品' }, asks: () => ({ quality: '1,2' }) },
  ],
  card: {
    title: 'item_cd',
    sub: ['item_cd', 'location_cd', 'lot_no'],
    figure: 'qty',
    unit: 'unit_nm',
    date: 'last_dt',
  },
  sort: 'location_cd',
})

/** Ends of weeks that a course shows, today's included. */
export const courseWeeks = 13

/** 推移: what was on hand of items at the ends of the last weeks, own and good, in the whole factory. */
export const stockCourses = endpoint({
  method: 'GET',
  path: '/api/stock/stockList/getCourses',
  summary: { ja: '在庫一覧：推移', en: 'Stock list: course', zh: '库存列表：推移' },
  guard: ['stock:yes'],
  /** Codes with commas between them. */
  input: z.object({
    items: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(codeSchema(20)).min(1).max(200)),
  }),
  output: z.object({ list: z.array(z.object({ item_cd: z.string(), values: z.array(z.string()) })) }),
})
