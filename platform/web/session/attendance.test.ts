import { describe, expect, it } from 'vitest'
import { watchAttendance } from './attendance.ts'

describe('somebody is at a page', () => {
  const opened = () => {
    const page = new EventTarget()
    let clock = 1000
    const { isAttended } = watchAttendance(
      { addEventListener: page.addEventListener.bind(page) },
      () => clock,
    )
    return { page, isAttended, pass: (ms: number) => void (clock += ms) }
  }

  it('for a minute after opening it, and then no more', () => {
    const { isAttended, pass } = opened()
    expect(isAttended()).toBe(true)
    pass(60_000)
    expect(isAttended()).toBe(false)
  })

  it.each(['keydown', 'pointerdown', 'focus', 'wheel'])('again with the next %s', (sign) => {
    const { page, isAttended, pass } = opened()
    pass(3_600_000)
    page.dispatchEvent(new Event(sign))
    expect(isAttended()).toBe(true)
    pass(59_999)
    expect(isAttended()).toBe(true)
  })
})
