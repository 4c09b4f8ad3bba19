import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makePast } from '#test/past/make-past.ts'
import { limit, soaking } from '#test/soak.ts'
import { pastFile } from './past-file.ts'

/** Minutes: only `make soak` plays it. */
it.runIf(soaking)(
  'what is committed is what the product’s own verbs make of these twelve months',
  async () => {
    const [made, committed] = await Promise.all([makePast(), readFile(pastFile())])
    expect(made.equals(committed)).toBe(true)
  },
  limit(30_000),
)
