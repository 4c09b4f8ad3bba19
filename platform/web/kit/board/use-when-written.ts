import { useLayoutEffect, useRef } from 'react'
import type { EntryHandle } from '../entry/use-entry.ts'

interface Board {
  readonly hasWrong: boolean
  readonly flush: () => void
}

/**
 * What is done with everything that stands in a board: what is half-typed is written first and belongs to it, and where
 * something cannot be read one is led there.
 */
export function useWhenWritten<Verb extends string>(
  { hasWrong, flush }: Board,
  grid: { readonly current: EntryHandle | null },
  verbs: Readonly<Record<Verb, () => void>>,
): (verb: Verb) => () => void {
  const latest = useRef({ hasWrong, verbs })
  useLayoutEffect(() => {
    latest.current = { hasWrong, verbs }
  })
  return (verb) => () => {
    flush()
    if (latest.current.hasWrong) grid.current?.nextProblem()
    else latest.current.verbs[verb]()
  }
}
