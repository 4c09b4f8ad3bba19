import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { stockDivision } from './division.ts'
import { lotErrors } from './lot-errors.ts'

const node = z.object({
  id: z.string(),
  /** A lot, or the slip that has brought one or taken it away. */
  kind: z.enum(['lot', 'slip']),
  /** How many steps from the lot that was asked about: below zero where it comes from, above where it went. */
  level: z.number().int(),
  item_cd: z.string(),
  item_nm: z.string(),
  lot_no: z.string(),
  /** Of a lot: what is there of it now. Of a slip: what it moved. */
  qty: z.string(),
  /** Only of a slip. */
  stock_div: stockDivision.schema.or(z.literal('')),
  document_no: z.string(),
  date: z.string(),
  /** Of a lot: it was judged when it was finished, and has a 検査成績書. */
  has_certificate: z.boolean(),
})
export type LotNode = z.output<typeof node>

const edge = z.object({
  from: z.string(),
  to: z.string(),
  qty: z.string(),
  /** What has turned the one into the other. */
  document_no: z.string(),
})
export type LotEdge = z.output<typeof edge>

const lot = { item_cd: codeSchema(20), lot_no: codeSchema(40) }

/** ロット追跡: what a lot was made of and received with, and what has become of it, as far as it goes. */
export const lotTrace = endpoint({
  method: 'GET',
  path: '/api/stock/lot/getTrace',
  summary: { ja: 'ロット追跡', en: 'Trace of a lot', zh: '批次追溯' },
  guard: ['stock:yes'],
  input: z.object(lot),
  output: z.object({
    nodes: z.array(node),
    edges: z.array(edge),
    /** There is more than can be looked at together. */
    has_more: z.boolean(),
  }),
  errors: [http[404]],
})

/** 検査成績書 of a lot; it is kept as it goes out, and is the same file the next time. */
export const printLotCertificate = endpoint({
  method: 'POST',
  path: '/api/stock/lot/printCertificate',
  summary: {
    ja: 'ロット追跡：検査成績書の印刷',
    en: 'Trace of a lot: print inspection report',
    zh: '批次追溯：打印检验报告',
  },
  guard: ['stock:yes'],
  write: 'write:stock',
  input: z.object(lot),
  output: fileAnswer,
  errors: [lotErrors.BIZ_LOT_NO_CERTIFICATE],
  audit: 'printCertificate',
  file: 'application/pdf',
})
