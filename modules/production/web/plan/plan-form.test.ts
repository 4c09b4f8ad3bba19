import { expect, it } from 'vitest'
import { validation } from '#platform/contract/validation.ts'
import { checkInput } from '#platform/web/kit/form/field-errors.ts'
import { addPlan } from '../../contract/plan/plan-calls.ts'

const wrongOf = (start_dt: string) => {
  const typed = { production_div: '030', item_cd: 'BS-15', qty: '7', due_dt: '2026-12-07', remarks: '' }
  const checked = checkInput(addPlan.input, { ...typed, start_dt }, 'ja')
  return checked.ok ? undefined : checked.errors['start_dt']
}

it('a day that is missing is asked for; only one that does not exist is called wrong', () => {
  expect(wrongOf('2026-12-02')).toBeUndefined()
  expect(wrongOf('')).toBe(validation.V_REQUIRED.text.ja)
  expect(wrongOf('2026-13-02')).toBe(validation.V_DATE.text.ja)
})
