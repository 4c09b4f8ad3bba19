import { describe, expect, it } from 'vitest'
import { assignmentsSchema, assignmentsText, readAssignments } from './user-assignments.ts'

const read = (typed: string) => assignmentsSchema.safeParse(typed)

describe('factories and roles of a user', () => {
  it('are kept in the order of their codes, however they were typed', () => {
    expect(read('ｆ０２：viewer　F01: sales , ADMIN').data).toBe('F01:ADMIN,SALES F02:VIEWER')
    expect(read('').data).toBe('')
  })
  it.each(['F01', 'F01:', ':SALES', 'F01:SALES:X', 'F01:SALES F01:VIEWER', 'F01:SA LES', 'F0123456789:A'])(
    '%j is refused: every factory once, each with a role',
    (typed) => expect(read(typed).success).toBe(false),
  )
  it('read and written are the same', () => {
    const text = 'F01:ADMIN,SALES F02:VIEWER'
    expect(assignmentsText(readAssignments(text))).toBe(text)
  })
})
