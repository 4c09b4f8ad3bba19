import { expect, it } from 'vitest'
import { withdrawRefusal } from './withdraw-refusal.ts'

it('a work order that is done, has begun or has its sheet out says why it is not withdrawn', () => {
  const refusal = (instruction_status: string, isIssued = false) =>
    withdrawRefusal({ work_order_no: 'W000001', instruction_status, isIssued })
  expect(refusal('1')).toBeUndefined()
  expect(refusal('2')?.code).toBe(20060)
  expect(refusal('0')?.code).toBe(20061)
  expect(refusal('4', true)?.code).toBe(20061)
  expect(refusal('1', true)?.say('ja')).toBe(
    '製造指図W000001の作業指示書は発行済みです。先に指示書を回収してください。',
  )
})
