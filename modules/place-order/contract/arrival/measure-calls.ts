import { z } from 'zod'
import { decimal } from '#platform/contract/field-kinds.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { acceptanceSlip } from './acceptance-slip.ts'
import { arrivalErrors } from './arrival-errors.ts'

const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const number = z.string().min(1).max(20)
const text = z.string()
const value = decimal(
  { ja: '測定値', en: 'Measured values', zh: '测定值' },
  { min: '-99999999', max: '99999999', scale: 4 },
).schema

/** The points of what an acceptance judges, and what has been measured of them so far. */
export const acceptanceMeasures = endpoint({
  method: 'GET',
  path: '/api/placeorder/acceptance/getMeasures',
  summary: { ja: '検収：測定値', en: 'Acceptance: measured values', zh: '验收：测定值' },
  guard,
  input: z.object({ acceptance_no: number }),
  output: z.object({
    list: z.array(
      z.object({
        ...{ arrival_line_no: z.number().int(), item_cd: text, item_nm: text, sample_qty: text },
        ...{ point_no: text, point_nm: text, lower_limit: text, upper_limit: text, measure_unit: text },
        values: z.array(text),
      }),
    ),
  }),
  errors: [http[404]],
})

/** All of them at once: what is not sent has not been measured. */
export const recordMeasures = endpoint({
  method: 'POST',
  path: '/api/placeorder/acceptance/recordMeasures',
  summary: { ja: '検収：測定値の登録', en: 'Acceptance: record values', zh: '验收：登记测定值' },
  ...{ guard, write, audit: acceptanceSlip.name },
  input: z.object({
    acceptance_no: number,
    measures: z
      .array(
        z.object({
          arrival_line_no: z.number().int().min(1).max(999),
          point_no: z.string().min(1).max(10),
          values: z.array(value).max(50),
        }),
      )
      .max(500),
  }),
  output: z.object({ outside: z.number().int() }),
  errors: [http[404], arrivalErrors.BIZ_ACCEPTANCE_DONE, arrivalErrors.BIZ_ACCEPTANCE_POINT],
})

/** 受入検査記録: what was measured and how it was judged. */
export const printMeasures = endpoint({
  method: 'POST',
  path: '/api/placeorder/acceptance/printMeasures',
  summary: { ja: '検収：検査記録の印刷', en: 'Acceptance: print record', zh: '验收：打印检验记录' },
  ...{ guard, write, audit: 'printMeasures', file: 'application/pdf' },
  input: z.object({ acceptance_no: number }),
  output: fileAnswer,
  errors: [http[404], arrivalErrors.BIZ_ACCEPTANCE_NO_MEASURES],
})
