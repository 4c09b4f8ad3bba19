import { describe, expect, it } from 'vitest'
import { mill, workshop } from './test-workshop.ts'

/** Twenty days have 14 working days of eight hours: the last of these parts finds no room, and the shaft is made of it. */
const working = 8 * 60
const parts = Array.from({ length: 6 }, (_, at) => ({
  id: `part ${at}`,
  candidates: [{ facility: 'lathe', minutes: 3 * working }],
}))
const shaft = { id: 'shaft', after: parts.map(({ id }) => ({ operation: id })), candidates: mill(60) }

describe('A factory that has more to do than its horizon has room for', () => {
  it('leaves without a place what finds no room, and all that is made of it, where it may look no further', () => {
    const { proposal } = workshop([...parts, shaft])
    expect(proposal.days).toBe(20)
    expect(proposal.unplaced.map(({ operation }) => operation)).toContain('shaft')
    expect(proposal.unplaced.length).toBeGreaterThan(1)
  })

  it('is looked at until everything has its place, and says how late that is and what it waited for', () => {
    const { proposal, of } = workshop([...parts, shaft], {}, { mostDays: 100 })
    expect(proposal.days).toBe(40)
    expect(proposal.unplaced).toEqual([])
    expect(of('shaft')?.start ?? 0).toBeGreaterThan(20 * 1440)
    expect(proposal.late).toEqual([
      expect.objectContaining({ order: 'A', reason: expect.objectContaining({ name: 'lathe' }) }),
    ])
  })

  it('is not looked at for longer because of what nobody could do at any time', () => {
    const { proposal } = workshop(
      [
        { id: 'nowhere', candidates: [] },
        { id: 'unskilled', skill: { skill: 'welding', level: 1 } },
        { id: 'behind', after: [{ operation: 'nowhere' }] },
      ],
      {},
      { mostDays: 100 },
    )
    expect(proposal.days).toBe(20)
    expect(proposal.unplaced).toHaveLength(3)
  })

  it('ends where it may look no further', () => {
    const endless = { id: 'endless', candidates: [{ facility: 'lathe', minutes: 400 * working }] }
    const { proposal } = workshop([endless, { id: 'short', candidates: mill(60) }], {}, { mostDays: 50 })
    expect(proposal.days).toBe(50)
    expect(proposal.unplaced.map(({ operation }) => operation)).toEqual(['endless'])
  })
})
