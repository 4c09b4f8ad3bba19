import { describe, expect, it } from 'vitest'
import type { SlipContent } from '#platform/web/kit/slip/slip-content.ts'
import { codesTwice, withPlaces } from './filled-lines.ts'

const content = (
  ...lines: readonly (readonly [lineNo: number, values: Record<string, string>])[]
): SlipContent => ({
  header: { values: {}, wrong: {} },
  lines: lines.map(([lineNo, values]) => ({ lineNo, values, wrong: {}, edit: true })),
})

describe('lines that are typed or pasted', () => {
  it('get places in tens behind those that are there, and the day that holds for all', () => {
    const filled = withPlaces(
      content(
        [1, { seq: '35', from_dt: '2026-04-01' }],
        [0, { seq: '', from_dt: '' }],
        [0, { seq: '15', from_dt: '2027-01-01' }],
        [0, { seq: '', from_dt: '' }],
      ),
      'seq',
      '2026-11-18',
    )
    expect(filled.lines.map(({ values }) => `${values['seq']} ${values['from_dt']}`)).toEqual([
      '35 2026-04-01',
      '40 2026-11-18',
      '15 2027-01-01',
      '50 2026-11-18',
    ])
  })

  it('get a place between their neighbours: a process that was left out does not become the last one', () => {
    const filled = withPlaces(
      content(
        ...[[0, { seq: '10' }] as const, [0, { seq: '' }] as const, [0, { seq: '' }] as const],
        ...[[0, { seq: '30' }] as const, [0, { seq: '' }] as const, [1, { seq: '31' }] as const],
        [0, { seq: '' }],
      ),
      'seq',
      '2026-11-18',
    )
    expect(filled.lines.map(({ values }) => values['seq'])).toEqual([
      '10',
      '20',
      '25',
      '30',
      '40',
      '31',
      '50',
    ])
  })

  it('with a part twice at the same time are told of; one after the other is no mistake', () => {
    const lines = content(
      [0, { item_cd: 'A', from_dt: '2026-04-01', to_dt: '' }],
      [0, { item_cd: 'B', from_dt: '2026-04-01', to_dt: '2026-09-30' }],
      [0, { item_cd: 'A', from_dt: '2026-04-01', to_dt: '' }],
      [0, { item_cd: 'B', from_dt: '2026-10-01', to_dt: '' }],
      [0, { item_cd: '', from_dt: '', to_dt: '' }],
      [0, { item_cd: '', from_dt: '', to_dt: '' }],
    )
    expect(codesTwice(lines, 'item_cd')).toEqual(['A'])
  })
})
