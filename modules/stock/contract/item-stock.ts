import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'

/** Something that adds to the stock or takes from it on a day to come. */
const step = z.object({
  date: z.string(),
  /** What it is, in the reader's words, and the slip behind it. */
  what: z.string(),
  kind: z.string(),
  /** Its page, where there is one. */
  link: z.string(),
  no: z.string(),
  line: z.number().int(),
  qty: z.string(),
  /** After it. */
  balance: z.string(),
  /** Not so: expected, and owed to nobody. */
  firm: z.boolean(),
  /** Promised of what is on hand already. */
  allocated: z.boolean(),
})
export type ProjectedStep = z.output<typeof step>

/** Days back that the picture begins; the ledger itself goes as far back as it is kept. */
export const pastDays = 90

const place = z.object({
  location_cd: z.string(),
  location_nm: z.string(),
  lot_no: z.string(),
  expiry_dt: z.string(),
  ownership: z.string(),
  quality: z.string(),
  process_no: z.string(),
  qty: z.string(),
})

/** 在庫照会 of one item: what there is, what is promised, and what will become of it. */
export const itemStock = endpoint({
  method: 'GET',
  path: '/api/stock/stockEnquiry/getDetail',
  summary: { ja: '在庫照会', en: 'Stock enquiry', zh: '库存查询' },
  guard: ['stock:yes'],
  costs: ['unit_cost', 'amount'],
  input: z.object({ item_cd: codeSchema(20) }),
  output: z.object({
    item_cd: z.string(),
    item_nm: z.string(),
    unit_nm: z.string(),
    usual_location_cd: z.string(),
    business_date: z.string(),
    safety_stock: z.string(),
    unit_cost: z.string(),
    amount: z.string(),
    on_hand: z.string(),
    allocated: z.string(),
    /** 引当可能数 = on hand − allocated. */
    available: z.string(),
    on_order: z.string(),
    in_production: z.string(),
    /** 有効在庫 = on hand + on order + in production − allocated. */
    effective: z.string(),
    places: z.array(place),
    /** What was on hand at the end of a day, of the days on which it changed, from the first of the picture. */
    past: z.array(z.object({ date: z.string(), balance: z.string() })),
    steps: z.array(step),
  }),
  errors: [http[404]],
})

export type ItemStock = z.output<typeof itemStock.output>

export const stockEnquiryScreen = screen({
  path: '/stock/stockEnquiry',
  name: 'stockEnquiry',
  title: { ja: '在庫照会', en: 'Stock enquiry', zh: '库存查询' },
  icon: 'search',
  guard: ['stock:yes'],
  keepAlive: true,
})
