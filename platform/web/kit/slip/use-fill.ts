import type { AnySlip, SomeOf, TypedHeaderOf, TypedLineOf, TypedValues } from '#platform/contract/slip.ts'
import { useCall } from '../../api/api-context.tsx'
import type { Call } from '../../api/client.ts'
import { fillHeader, fillLine, type Beginning, type SlipContent } from './slip-content.ts'
import type { OpenSlip } from './use-slip.ts'

/** What follows from the fields of a line that have just been typed; what somebody has typed stays. */
export type Fill<S extends AnySlip = AnySlip> = (
  line: TypedLineOf<S>,
  changed: readonly (keyof TypedLineOf<S>)[],
  header: TypedHeaderOf<S>,
  call: Call,
) => Promise<SomeOf<TypedLineOf<S>>>

/** The same for the header: a customer's destination. */
export type FillHeader<S extends AnySlip = AnySlip> = (
  header: TypedHeaderOf<S>,
  changed: keyof TypedHeaderOf<S>,
  call: Call,
) => Promise<SomeOf<TypedHeaderOf<S>>>

type Changes = readonly { readonly line: number; readonly field: string }[]

interface Fills {
  readonly fill: Fill | undefined
  readonly fillHeader: FillHeader | undefined
}

/** Fills in what follows from typed codes. It belongs to the step in which they were typed, and is taken back with it. */
export function useFill(slip: AnySlip, open: OpenSlip, fills: Fills) {
  const call = useCall()
  return {
    lines(changes: Changes): void {
      for (const [index, changed] of fieldsByLine(changes)) void ofLine(index, changed)
    },
    header: (field: string): void => void ofHeader(field),
    /** What follows from the lines with which a new slip begins: of an older one, a template or an address. What every new line begins with is not theirs. */
    begun(given: Beginning['lines'] = []): void {
      for (const [index, values] of given.entries()) {
        const named = Object.entries(values).flatMap(([name, value]) => (value ? [name] : []))
        if (named.length > 0) void ofLine(index, named)
      }
    },
  }

  async function ofLine(index: number, changed: readonly string[]): Promise<void> {
    const { lines, header } = open.now()
    const line = lines[index]
    if (!fills.fill || !line) return
    const renewed = renewedBy(slip, line.values, changed)
    const values = { ...line.values, ...Object.fromEntries(renewed.map((name) => [name, ''])) }
    const found = await fills.fill(values, changed, header.values, call).catch(() => ({}))
    // Meanwhile the line may have become another one.
    if (isStill(line, open.now().lines[index], changed))
      put(found, (content) =>
        fillLine(slip, content, index, found, { businessDate: open.businessDate, renewed }),
      )
  }

  async function ofHeader(field: string): Promise<void> {
    const { header } = open.now()
    const found = await fills.fillHeader?.(header.values, field, call).catch(() => ({}))
    if (found && isStill(header, open.now().header, [field]))
      put(found, (content) => fillHeader(slip, content, found, open.businessDate))
  }

  function put(found: TypedValues, next: (content: SlipContent) => SlipContent): void {
    const now = open.now()
    if (Object.keys(found).length > 0 && next(now) !== now) open.follow(next)
  }
}

/** What follows from these fields again, whatever stood there; what was typed with them stays. */
const renewedBy = (
  { renews = {} }: Pick<AnySlip, 'renews'>,
  values: TypedValues,
  changed: readonly string[],
): readonly string[] =>
  changed
    .filter((name) => values[name] !== '')
    .flatMap((name) => renews[name] ?? [])
    .filter((name) => !changed.includes(name))

interface Typed {
  readonly values: TypedValues
}

const isStill = (was: Typed, now: Typed | undefined, names: readonly string[]): boolean =>
  now !== undefined && names.every((name) => now.values[name] === was.values[name])

function fieldsByLine(changes: Changes): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, string[]>()
  for (const { line, field } of changes) lines.set(line, [...(lines.get(line) ?? []), field])
  return lines
}
