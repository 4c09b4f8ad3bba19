import { expect, it } from 'vitest'
import { inPlace } from './in-place.ts'

const row = (no: string, qty: number) => ({ no, qty })
const keyOf = ({ no }: { readonly no: string }) => no

it('rows follow where they stand', () => {
  const shown = [row('A', 1), row('B', 2)]
  expect(inPlace(shown, [row('A', 1), row('B', 5)], keyOf)).toEqual({
    rows: [row('A', 1), row('B', 5)],
    differs: false,
  })
})

it('nothing comes between, goes or changes places under the cursor, and it is said that others would stand there', () => {
  const shown = [row('A', 1), row('B', 2)]
  expect(inPlace(shown, [row('C', 3), row('B', 5)], keyOf)).toEqual({
    rows: [row('A', 1), row('B', 5)],
    differs: true,
  })
  expect(inPlace(shown, [row('B', 2), row('A', 1)], keyOf)).toEqual({ rows: shown, differs: true })
  expect(inPlace(shown, [row('A', 1)], keyOf)).toEqual({ rows: shown, differs: true })
})
