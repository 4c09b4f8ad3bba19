import { compare, decimal, plus, sum, zero } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { piecesOutside, unmeasured } from '../../contract/arrival/measures.ts'
import type { AcceptanceLine, StoredAcceptance } from './acceptance-kept.ts'
import { pointsOf, sampleOf } from './measures.ts'

/**
 * What has inspection points is measured before it is accepted: each point of each piece of the sample. Pieces outside the
 * limits are defective or go back, or somebody says why they are good.
 */
export async function judgeMeasures(context: Context, slip: StoredAcceptance): Promise<void> {
  const points = await pointsOf(context, slip)
  const wrong = new WrongCells()
  for (const arrival_line_no of new Set(points.map((point) => point.arrival_line_no))) {
    const own = points.filter((point) => point.arrival_line_no === arrival_line_no)
    const lines = slip.lines.filter(
      (line) => line.judged_goods === '1' && line.arrival_line_no === arrival_line_no,
    )
    const [first] = lines
    if (!first) continue
    const cell = (field: keyof AcceptanceLine & string) => `lines.${slip.lines.indexOf(first)}.${field}`
    const sample = sampleOf(slip.lines, arrival_line_no)
    if (sample < 1 || !Number.isInteger(sample)) {
      wrong.at(cell('sample_qty'), arrivalErrors.BIZ_ACCEPTANCE_SAMPLE_WANTED.with())
      continue
    }
    const missing = unmeasured(own, sample)
    if (missing) {
      const found = { point: missing.point_nm, qty: sample, typed: missing.values.length }
      wrong.at(cell('sample_qty'), arrivalErrors.BIZ_ACCEPTANCE_UNMEASURED.with(found))
      continue
    }
    const outside = piecesOutside(own)
    const isExplained = lines.some(({ reason }) => reason !== '')
    if (compare(badOf(lines), decimal(String(outside))) < 0 && !isExplained)
      wrong.at(cell('good_qty'), arrivalErrors.BIZ_ACCEPTANCE_OUTSIDE.with({ qty: outside }))
  }
  wrong.refuse()
}

const badOf = (lines: readonly AcceptanceLine[]) =>
  lines.reduce(
    (total, { defective_qty, return_qty }) => plus(total, sum([decimal(defective_qty), decimal(return_qty)])),
    zero,
  )
