/** Where something stands in its band. */
export interface FlowBox {
  readonly left: number
  readonly right: number
  readonly middle: number
  /** What it brings is late: others wait for it. */
  readonly isLate: boolean
}

export interface FlowLink {
  /** Of an SVG path. */
  readonly path: string
  readonly isWaiting: boolean
}

/** So far before what it leads to a way turns. */
const bend = 10
const head = 4

/**
 * The ways from stage to stage: from each of one to each of the next that has something, gathered before it. The first of the
 * stages is the line itself.
 */
export function flowLinks(stages: readonly (readonly FlowBox[])[]): readonly FlowLink[] {
  const filled = stages.filter((stage) => stage.length > 0)
  return filled.flatMap((from, at) => {
    const to = filled[at + 1] ?? []
    if (to.length === 0) return []
    const turn = Math.min(...to.map(({ left }) => left)) - bend
    const isWaiting = from.some(({ isLate }) => isLate)
    const middles = [...from, ...to].map(({ middle }) => middle)
    const [top, foot] = [Math.min(...middles), Math.max(...middles)]
    return [
      ...from.map(({ right, middle, isLate }) => ({
        path: `M${String(right)} ${String(middle)}H${String(turn)}`,
        isWaiting: isLate,
      })),
      ...(foot > top ? [{ path: `M${String(turn)} ${String(top)}V${String(foot)}`, isWaiting }] : []),
      ...to.map(({ left, middle }) => ({
        path: `M${String(turn)} ${String(middle)}H${String(left - 1)}m-${String(head)} -${String(head - 1)}l${String(head)} ${String(head - 1)}l-${String(head)} ${String(head - 1)}`,
        isWaiting,
      })),
    ]
  })
}
