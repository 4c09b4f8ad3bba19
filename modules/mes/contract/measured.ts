import { z } from 'zod'
import { isOutside, type Limits } from '#modules/master/contract/measured-points.ts'
import { decimal } from '#platform/contract/field-kinds.ts'

/** 測定値: what was measured of pieces while a process is worked at, against the limits of its points. */

const value = decimal(
  { ja: '測定値', en: 'Measured values', zh: '测定值' },
  { min: '-99999999', max: '99999999', scale: 4 },
).schema

export const measuredList = z
  .array(
    z.object({
      /** Of the pieces measured now, one after the other. */
      piece_no: z.number().int().min(1).max(50),
      point_no: z.string().trim().min(1).max(10),
      value,
    }),
  )
  .max(200)
export const measuredSchema = measuredList.default([])
export type Measured = z.output<typeof measuredList>[number]

const text = z.string()
/** 検査項目 of a process, as a terminal shows it. */
export const checkItem = z.object({
  ...{ point_no: text, point_nm: text, measure_unit: text, lower_limit: text, upper_limit: text },
})
export type CheckItem = z.output<typeof checkItem>

/** Pieces with a value outside: a piece counts once, whatever is wrong with it. */
export function piecesOutside(
  measures: readonly Measured[],
  limitsOf: (point_no: string) => Limits | undefined,
): number {
  const pieces = measures.flatMap(({ piece_no, point_no, value: measured }) => {
    const limits = limitsOf(point_no)
    return limits && isOutside(measured, limits) ? [piece_no] : []
  })
  return new Set(pieces).size
}
