import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LogStream } from './log-stream.ts'

const line = (level: number, text: string) => `{"level":${level},"msg":"${text}"}\n`

describe('the log', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const openLog = () => {
    const written: string[] = []
    return { written, log: new LogStream({ write: (text) => written.push(text) }) }
  }

  it('writes the lines of calls together, soon', () => {
    const { written, log } = openLog()
    log.write(line(30, 'one'))
    log.write(line(20, 'two'))
    expect(written).toEqual([])
    vi.advanceTimersByTime(60)
    expect(written).toEqual([line(30, 'one') + line(20, 'two')])
  })

  it('writes a warning at once, after the lines that came before it', () => {
    const { written, log } = openLog()
    log.write(line(30, 'one'))
    log.write(line(40, 'warning'))
    expect(written).toEqual([line(30, 'one') + line(40, 'warning')])
    log.write(line(50, 'error'))
    expect(written).toHaveLength(2)
    vi.advanceTimersByTime(60)
    expect(written).toHaveLength(2)
  })
})
