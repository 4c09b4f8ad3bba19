import type { AnySlip, SomeOf, TypedHeaderOf, TypedLineOf } from '#platform/contract/slip.ts'
import { useCall } from '../../api/api-context.tsx'
import type { Call } from '../../api/client.ts'
import { writeLines } from './slip-content.ts'
import type { OpenSlip } from './use-slip.ts'

/** What follows from the fields of a line that have just been typed; only blank fields are filled. */
export type Fill<S extends AnySlip = AnySlip> = (
  line: TypedLineOf<S>,
  changed: readonly (keyof TypedLineOf<S>)[],
  header: TypedHeaderOf<S>,
  call: Call,
) => Promise<SomeOf<TypedLineOf<S>>>

type Changes = readonly { readonly line: number; readonly field: string }[]

/** Fills in what follows from typed codes. It belongs to the step in which they were typed, and is taken back with it. */
export function useFill(slip: AnySlip, open: OpenSlip, fill: Fill | undefined): (changes: Changes) => void {
  const call = useCall()
  return (changes) => {
    if (!fill) return
    for (const [index, changed] of fieldsByLine(changes)) void fillLine(fill, index, changed)
  }

  async function fillLine(fill: Fill, index: number, changed: readonly string[]): Promise<void> {
    const { lines, header } = open.now()
    const line = lines[index]
    if (!line) return
    const found = await fill(line.values, changed, header.values, call).catch(() => ({}))
    const now = open.now().lines[index]
    // Meanwhile the line may have become another one.
    if (!now || changed.some((name) => now.values[name] !== line.values[name])) return
    const blank = Object.entries(found).filter(
      ([name]) => (now.values[name] ?? '') === '' && !now.wrong[name],
    )
    if (blank.length === 0) return
    const changes = blank.map(([field, text]) => ({ line: index, field, text }))
    open.add((content) => writeLines(slip, content, changes, open.businessDate))
  }
}

function fieldsByLine(changes: Changes): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, string[]>()
  for (const { line, field } of changes) lines.set(line, [...(lines.get(line) ?? []), field])
  return lines
}
