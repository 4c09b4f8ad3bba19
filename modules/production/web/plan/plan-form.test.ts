import { expect, it } from 'vitest'
import { validation } from '#platform/contract/validation.ts'
import { checkInput } from '#platform/web/kit/form/field-errors.ts'
import { addPlan } from '../../contract/plan/plan-calls.ts'
import { planOfLine, type ManagedRow } from './plan-row.ts'

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

it('a plan by hand for a line that nobody has planned asks for its days alone', () => {
  const line: ManagedRow = {
    ...{
      row_no: 'R000012-3',
      target_div: '0',
      production_div: '050',
      item_cd: 'SP-30',
      item_nm: '',
      qty: '8',
    },
    ...{
      good_qty: '0',
      unit_nm: '個',
      start_dt: '',
      due_dt: '2026-12-18',
      late_days: 0,
      order_no: 'R000012',
    },
    ...{ order_line: '3', plan_no: '', work_order_no: '', work_order_kind: '', instruction_status: '' },
    ...{ print_count: 0, update_cnt: 0 },
  }
  const typed = { production_div: '050', start_dt: '2026-12-02', remarks: '', ...planOfLine(line) }
  const checked = checkInput(addPlan.input, typed, 'ja')
  expect(checked.ok && checked.value).toMatchObject({
    ...{ item_cd: 'SP-30', qty: '8', due_dt: '2026-12-18', demand_no: 'R000012', demand_line: 3 },
  })
})
