import { z } from 'zod'
import { compare, decimal, minus, readDecimal, written, zero } from './decimal.ts'

/** As many come in one file. */
export const mostLabels = 300

/** How labels of goods are printed: from where on the first sheet, how often, for how much each, and with which code. */
export const labelPrint = {
  /** Labels of the first sheet that are used up. */
  skip: z.coerce.number().int().min(0).max(9).default(0),
  copies: z.coerce.number().int().min(1).max(mostLabels).default(1),
  /** Blank: all of it on one label. */
  per_label: z
    .string()
    .trim()
    .max(20)
    .refine((text) => text === '' || isMoreThanNothing(text))
    .default(''),
  code: z.enum(['qrcode', 'code128']).default('qrcode'),
}

const isMoreThanNothing = (text: string): boolean => {
  const read = readDecimal(text)
  return read !== undefined && compare(read, zero) > 0
}

export type LabelPrint = z.output<z.ZodObject<typeof labelPrint>>

/** So many of each label as it is asked for; undefined where they are more than one file has. */
export function labelsAsked<Goods extends { readonly qty: string }>(
  goods: readonly Goods[],
  { copies, per_label }: Pick<LabelPrint, 'copies' | 'per_label'>,
): readonly Goods[] | undefined {
  const labels: Goods[] = []
  for (const one of goods)
    for (const qty of quantities(one.qty, per_label))
      for (let copy = 0; copy < copies; copy++) {
        if (labels.length === mostLabels) return undefined
        labels.push({ ...one, qty })
      }
  return labels
}

/** Full labels, and what is left on the last one. */
function* quantities(qty: string, per_label: string): Generator<string> {
  const most = readDecimal(per_label || qty) ?? decimal(qty)
  let rest = decimal(qty)
  for (; compare(rest, most) > 0; rest = minus(rest, most)) yield written(most, 0)
  yield written(rest, 0)
}
