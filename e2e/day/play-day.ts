import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChild } from '../../test/child.ts'
import type { Stage } from '../browser.ts'
import { beginDay, type Day } from './day.ts'
import { leaving } from './leaving.ts'
import { machines } from './machines.ts'
import { monthEnd } from './month-end.ts'
import { morning } from './morning.ts'
import { parts } from './parts.ts'
import { totals } from './totals.ts'

export interface DayStage {
  readonly stage: Stage
  /** Where the command line finds the same database. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** The product's main test: a day of the demo company, and at its end every figure as it was reckoned by hand. */
export function playDay(where: string, open: () => Promise<DayStage>, album = ''): void {
  describe(`a day of the demo company on ${where}`, () => {
    let opened: DayStage
    let today: Day
    const day = () => today
    beforeAll(async () => {
      opened = await open()
      today = await beginDay(opened.stage, album)
    })
    afterAll(() => opened.close())

    morning(day)
    parts(day)
    machines(day)
    leaving(day)
    monthEnd(day)
    totals(day)

    it.each(['--stock', '--evidence'])('the doctor finds nothing: %s', async (subject) => {
      const { code, output, errors } = await runChild(
        'dist/server/cli.js',
        ['doctor', subject],
        opened.environment,
      )
      expect({ code, errors }).toMatchObject({ code: 0 })
      expect(output).not.toContain('NG ')
    })

    it('no page complained', () => {
      expect(today.stage.complaints).toEqual([])
    })
  })
}
