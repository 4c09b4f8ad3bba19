import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { price } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { transportErrors } from './transport-errors.ts'

const base = '/api/receiveorder/carrierArrange'
const guard = ['receiveorder:yes'] as const
const writing = { method: 'POST', guard, write: 'write:receiveorder', audit: 'transport' } as const
const text = z.string()
const number = text.min(1).max(20)
const deliveries = z.array(number).min(1).max(200)
const fare = price({ ja: '運賃', en: 'Freight', zh: '运费' }).schema

const proposed = z.object({
  delivery_no: z.array(text),
  ...{ ship_dt: text, customer_nm: text, destination_nm: text, address: text },
  ...{ package_cnt: z.number().int(), weight: text, time_slot: fixedCodes.time_slot.schema },
  /** Every carrier, and for how much where a table says it: the destination's own, then the cheapest. The first is proposed. */
  offers: z.array(z.object({ carrier_cd: text, carrier_nm: text, fare: text })),
})
export type ProposedTransport = Readonly<z.output<typeof proposed>>

/** What goes to the same place on the same day travels together. */
export const proposeTransports = endpoint({
  method: 'GET',
  path: `${base}/propose`,
  summary: { ja: '運送手配：提案', en: 'Carriers: propose', zh: '承运安排：建议' },
  guard,
  input: z.object({ delivery_no: text.transform((all) => all.split(',').filter(Boolean)).pipe(deliveries) }),
  output: z.object({ list: z.array(proposed) }),
  errors: [http[404], transportErrors.BIZ_TRANSPORT_ARRANGED, transportErrors.BIZ_TRANSPORT_DELIVERY],
})

const transport = z.object({
  ...{ delivery_no: deliveries, carrier_cd: codeSchema(10), time_slot: fixedCodes.time_slot.schema, fare },
  tracking_no: text.trim().max(60),
})

export const arrangeTransports = endpoint({
  ...writing,
  path: `${base}/arrange`,
  summary: { ja: '運送手配：手配確定', en: 'Carriers: arrange', zh: '承运安排：确定' },
  input: z.object({ transports: z.array(transport).min(1).max(200) }),
  output: z.object({ transport_no: z.array(text) }),
  errors: [
    http[404],
    transportErrors.BIZ_TRANSPORT_ARRANGED,
    transportErrors.BIZ_TRANSPORT_DELIVERY,
    transportErrors.BIZ_TRANSPORT_MIXED,
  ],
})

export const releaseTransport = endpoint({
  ...writing,
  path: `${base}/release`,
  summary: { ja: '運送手配：手配解除', en: 'Carriers: release', zh: '承运安排：解除' },
  input: z.object({ transport_no: number, reason: text.trim().min(1).max(100) }),
  output: z.object({ transport_no: text }),
  errors: [http[404], transportErrors.BIZ_TRANSPORT_STATE],
})

/** 運送依頼書: an order of transport as the act wants it in writing; what is not carrying is named, or there is none. */
export const printTransport = endpoint({
  ...{ ...writing, file: 'application/pdf' },
  path: `${base}/print`,
  audit: 'printTransportOrder',
  summary: { ja: '運送依頼書の印刷', en: 'Print a transport order', zh: '打印运输委托书' },
  input: z.object({
    transport_no: number,
    pay_dt: day,
    extra_work: text.trim().max(100).default(''),
  }),
  output: fileAnswer,
  errors: [http[404], transportErrors.BIZ_TRANSPORT_STATE, transportErrors.BIZ_TRANSPORT_PAY],
})
