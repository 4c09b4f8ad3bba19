import type { Routing, RoutingPart, RoutingStep } from '#modules/master/contract/routing.ts'

/** A row of the table: a step, or a part that goes in at it. */
export type RoutingRow =
  | { readonly kind: 'step'; readonly key: string; readonly step: RoutingStep }
  | { readonly kind: 'part'; readonly key: string; readonly part: RoutingPart }

/** Each step with its parts under it. */
export const routingRows = ({ steps, parts }: Pick<Routing, 'steps' | 'parts'>): readonly RoutingRow[] =>
  steps.flatMap((step): RoutingRow[] => [
    { kind: 'step', key: String(step.process_no), step },
    ...parts
      .filter(({ process_no }) => process_no === step.process_no)
      .map((part): RoutingRow => ({ kind: 'part', key: `${part.process_no} ${part.seq}`, part })),
  ])

/** The step of a row: where a part is added. */
export const processOf = (row: RoutingRow): number =>
  row.kind === 'step' ? row.step.process_no : row.part.process_no

/** Numbers of the steps after one has gone to the place of another. */
export function stepsAfter(
  steps: readonly RoutingStep[],
  moved: number,
  onto: number,
): readonly number[] | undefined {
  const order = steps.map(({ process_no }) => process_no)
  const [from, to] = [order.indexOf(moved), order.indexOf(onto)]
  if (from < 0 || to < 0 || from === to) return undefined
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}

/** A free number behind all others, in steps of ten. */
export const nextTen = (numbers: readonly number[]): number =>
  Math.floor(Math.max(0, ...numbers) / 10) * 10 + 10

export interface Duration {
  readonly min: number
  readonly sec: number
}

/** Seconds as people say them; fractions of a second are shown to a tenth. */
export function durationOf(seconds: string): Duration {
  const all = Number(seconds)
  return { min: Math.floor(all / 60), sec: Math.round((all % 60) * 10) / 10 }
}
