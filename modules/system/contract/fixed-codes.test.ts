import { describe, expect, it } from 'vitest'
import { languages, type Text } from '#platform/contract/text.ts'
import { fixedCodes, fixedCodeTitles, fixedNames } from './fixed-codes.ts'

/** The code tables as the specification writes them, section 4 and, for the last two, section 9. */
const specified = {
  abort_div: '0 1 2',
  assign_mode: '0 1',
  edit_flg: '0 1',
  process_div: '0 1 2',
  parent_div: '1 2',
  system_flg: '0 1',
  temp_price_flg: '0 1',
  treatment_div: '0 1 2',
  inventory_status: '0 1',
  inventory_time_div: '0 1',
  stock_period_div: '1 2',
  day_month_div: '1 2',
  order_sales_div: '1 2',
  complete_flg: '0 1',
  list_display_div: '0 1',
  sales_budget_div: '1 2',
  content_div: '1 2',
  arrange_flg: '0 1 9',
  order_method: '0 1 2 3',
  planned_state: '0 1',
  target_div: '0 1 2 3',
  inventory_manage_div: '1 2 3',
  tax_fraction: '1 2 3',
  time_slot: '1 2 9',
  plan_status: '0 1 3 9',
  instruction_status: '0 1 2 4 9',
  production_div: '030 031 050 051',
  sales_div: '060 070 071 072 500 504 505 520',
  data_kind: '010 030 035 040 050',
}

describe('the code tables of the specification', () => {
  it('are all there, and no other', () => {
    expect([...fixedNames].toSorted()).toEqual(Object.keys(specified).toSorted())
  })

  it.each(Object.entries(specified))('%s has the codes %s', (name, expected) => {
    const found = fixedNames.find((one) => one === name)
    if (!found) throw new Error(`${name} is missing`)
    const { codes, name: own, texts } = fixedCodes[found]
    expect(new Set<string>(codes)).toEqual(new Set(expected.split(' ')))
    expect(own).toBe(name)
    for (const language of languages) {
      expect(fixedCodeTitles[found][language]).not.toBe('')
      const words = Object.values<Text>(texts).map((text) => text[language])
      expect(words.every(Boolean), language).toBe(true)
      expect(new Set(words).size, `${language}: two codes alike`).toBe(words.length)
    }
  })
})
