import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { masterErrors } from './master-errors.ts'
import { workerMaster } from './worker.ts'

const guard = ['master:yes'] as const
const worker_cd = codeSchema(10)

/** Four to eight digits, as a terminal's keys have them; nothing that the next one at the terminal tries first. */
const pinPattern = /^\d{4,8}$/
const isEasy = (pin: string): boolean =>
  '01234567890'.includes(pin) || '09876543210'.includes(pin) || new Set(pin).size === 1

const pin = z
  .string()
  .transform((typed) => typed.normalize('NFKC'))
  .pipe(z.string().regex(pinPattern, { error: String(masterErrors.MST_PIN_DIGITS.code), abort: true }))
  .refine((typed) => !isEasy(typed), { error: String(masterErrors.MST_PIN_EASY.code) })

/** Whether a worker has a PIN, never the PIN. */
export const workerPin = endpoint({
  method: 'GET',
  path: '/api/master/worker/getPin',
  summary: { ja: '作業者：PINの有無', en: 'Workers: whether there is a PIN', zh: '作业员：是否有PIN' },
  guard,
  write: workerMaster.write,
  input: z.object({ worker_cd }),
  output: z.object({ has_pin: z.boolean(), set_at: z.string().nullable() }),
  errors: [http[404]],
})

export const setWorkerPin = endpoint({
  method: 'POST',
  path: '/api/master/worker/setPin',
  summary: { ja: '作業者：PINの設定', en: 'Workers: set the PIN', zh: '作业员：设置PIN' },
  guard,
  write: workerMaster.write,
  input: z.object({ worker_cd, pin }),
  output: z.object({}),
  errors: [http[404], masterErrors.MST_PIN_DIGITS, masterErrors.MST_PIN_EASY],
  audit: workerMaster.name,
})

/** A lost one is taken away: the terminal does not know the worker until there is another. */
export const removeWorkerPin = endpoint({
  method: 'POST',
  path: '/api/master/worker/removePin',
  summary: { ja: '作業者：PINの削除', en: 'Workers: take the PIN away', zh: '作业员：删除PIN' },
  guard,
  write: workerMaster.write,
  input: z.object({ worker_cd }),
  output: z.object({}),
  errors: [http[404]],
  audit: workerMaster.name,
})
