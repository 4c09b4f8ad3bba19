import { describe, expect, it } from 'vitest'
import { date, decimal } from '#platform/contract/field-kinds.ts'
import { codes } from '#platform/contract/code-table.ts'
import { choice } from '#platform/contract/fields.ts'
import { readCell } from '../entry/cell-text.ts'
import { repairOf } from './cell-repair.ts'

const label = { ja: '項目', en: 'Field', zh: '项目' }
const quantity = decimal(label, { max: '999999', scale: 3 })
const wrongOf = (field: Parameters<typeof readCell>[0], typed: string) => {
  const read = readCell(field, typed, '2026-11-18')
  return 'wrong' in read ? read.wrong : undefined
}

describe('the repair of a cell', () => {
  it('takes the nearest figure that can stand there', () => {
    expect(repairOf(quantity, wrongOf(quantity, '1.23456'), false)).toEqual({ text: '1.235' })
    expect(repairOf(quantity, wrongOf(quantity, '１，０００，０００'), false)).toEqual({ text: '999999' })
    expect(repairOf(quantity, wrongOf(quantity, '-5'), false)).toEqual({ text: '0' })
    const positive = decimal(label, { max: '999999', scale: 3, positive: true })
    expect(repairOf(positive, wrongOf(positive, '1000000'), false)).toEqual({ text: '999999' })
    expect(repairOf(positive, wrongOf(positive, '-5'), false)).toBeUndefined()
  })
  it('empties what a line cannot use, and offers what there is to choose', () => {
    expect(repairOf(quantity, undefined, true)).toEqual({ text: '' })
    const size = choice(label, codes('repair_size', { 1: label }))
    expect(repairOf(size, wrongOf(size, 'x'), false)).toBe('choose')
  })
  it('is nobody’s guess where a person must know', () => {
    expect(repairOf(quantity, wrongOf(quantity, 'ten'), false)).toBeUndefined()
    expect(repairOf(date(label), wrongOf(date(label), '0230'), false)).toBeUndefined()
  })
})
