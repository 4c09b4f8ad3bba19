/** In what minutes of a process go, in the order in which the picture draws them. */
export const spentParts = ['waiting', 'setup', 'working', 'outside', 'closed'] as const
export type SpentPart = (typeof spentParts)[number]
export type Spent = Readonly<Record<SpentPart, number>>

export interface FallPiece {
  readonly part: SpentPart
  /** In per cent of all that has elapsed. */
  readonly from: number
  readonly width: number
}

/** A stair from the first beginning to the last end: each process goes on where the one before it ends. */
export function timeFall(operations: readonly Spent[]): readonly (readonly FallPiece[])[] {
  const whole = operations.reduce((sum, one) => sum + spentParts.reduce((own, part) => own + one[part], 0), 0)
  let at = 0
  return operations.map((one) =>
    spentParts.flatMap((part) => {
      if (one[part] === 0) return []
      const piece = { part, from: (at / whole) * 100, width: (one[part] / whole) * 100 }
      at += one[part]
      return [piece]
    }),
  )
}
