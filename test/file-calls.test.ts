import { expect, it } from 'vitest'
import { z } from 'zod'
import { bodyLimitOf } from '#platform/contract/body-limits.ts'
import { csvMaxBytes } from '#platform/contract/csv.ts'
import { endpointsOfContracts } from './contract/contract-endpoints.ts'

it('a file as large as one may be comes through every call that takes one', async () => {
  const inBase64 = Math.ceil(csvMaxBytes / 3) * 4
  const takingFiles = (await endpointsOfContracts()).filter(
    ({ input }) => input instanceof z.ZodObject && 'file_nm' in input.shape && 'content' in input.shape,
  )
  expect(takingFiles.length).toBeGreaterThan(100)
  expect(takingFiles.filter((one) => bodyLimitOf(one) < inBase64).map(({ path }) => path)).toEqual([])
})
