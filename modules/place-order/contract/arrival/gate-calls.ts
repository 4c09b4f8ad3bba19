import { z } from 'zod'
import { dateWindowDays } from '#platform/contract/constants.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { validation } from '#platform/contract/validation.ts'
import { screen } from '#platform/contract/screen.ts'
import { arrivalErrors } from './arrival-errors.ts'

/** 入荷受付: what is expected at the gate, and what is scanned there, on a phone or at a desk. */
export const arrivalGateScreen = screen({
  path: '/placeOrder/arrivalGate',
  name: 'arrivalGate',
  title: { ja: '入荷受付', en: 'Arrivals at the gate', zh: '到货受理' },
  icon: 'scan',
  guard: ['placeorder:yes'],
  keepAlive: true,
})

const text = z.string()

/** A line of an order of which something is still to come. */
const expectedLine = z.object({
  ...{ po_no: text, line_no: z.int(), item_cd: text, item_nm: text, unit_nm: text },
  ...{ supplier_cd: text, branch_no: text, supplier_nm: text, expected_dt: text, location_cd: text },
  rest: text,
  is_late: z.boolean(),
  is_inspected: z.boolean(),
  /** As the item master has it: 0 none, 1 lots, 2 serial numbers. */
  lot_control: text,
  perishes: z.boolean(),
  needs_place: z.boolean(),
})
export type ExpectedLine = z.output<typeof expectedLine>

const reading = { method: 'GET', guard: ['placeorder:yes'] } as const
const dayMs = 86_400_000

/** What should come in these days, and with it what should have come before. */
export const expectedAtGate = endpoint({
  ...reading,
  path: '/api/placeorder/arrivalGate/getList',
  summary: { ja: '入荷受付：入荷予定', en: 'Gate: what is expected', zh: '到货受理：预计到货' },
  input: z
    .object({
      from_dt: z.iso.date(),
      to_dt: z.iso.date(),
      /** 遅れを含む. */
      late: z.enum(['0', '1']).default('1'),
    })
    .refine(({ from_dt, to_dt }) => Date.parse(to_dt) - Date.parse(from_dt) <= dateWindowDays * dayMs, {
      ...{ error: 'V_WINDOW', params: { max: dateWindowDays }, path: ['to_dt'] },
    }),
  output: z.object({ list: z.array(expectedLine) }),
  errors: [validation.V_WINDOW],
})

/** What a scanner has read: the line of an order (P000012-1), a whole order, or an item of which something is to come. */
export const scanAtGate = endpoint({
  ...reading,
  path: '/api/placeorder/arrivalGate/scan',
  summary: { ja: '入荷受付：読取', en: 'Gate: scan', zh: '到货受理：扫描' },
  input: z.object({ text: z.string().trim().min(1).max(120) }),
  output: z.object({ list: z.array(expectedLine) }),
  errors: [arrivalErrors.BIZ_GATE_UNKNOWN, arrivalErrors.BIZ_GATE_ARRIVED],
})
