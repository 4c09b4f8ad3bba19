import { z } from 'zod'
import type { KeyValueStorage } from '../../session/session-state.ts'

const stored = z.array(z.object({ key: z.string(), times: z.number(), at: z.number() }))
type Picked = z.output<typeof stored>[number]

const most = 30
const shown = 8
/** A pick counts half after so long. */
const halfLifeMs = 7 * 24 * 3_600_000

/** How much a code is in use here: often, and lately. */
const weight = ({ times, at }: Picked, now: number): number => times * 0.5 ** ((now - at) / halfLifeMs)

function read(storage: KeyValueStorage, name: string): readonly Picked[] {
  try {
    return stored.parse(JSON.parse(storage.getItem(name) ?? '[]'))
  } catch {
    return []
  }
}

/** The codes that one person picks of a master; only the codes, for what they are called is asked again. */
export function pickedCodes(storage: KeyValueStorage, name: string, now: number): readonly string[] {
  return [...read(storage, name)]
    .sort((a, b) => weight(b, now) - weight(a, now))
    .slice(0, shown)
    .map(({ key }) => key)
}

export function rememberPick(storage: KeyValueStorage, name: string, key: string, now: number): void {
  const all = read(storage, name)
  const before = all.find((one) => one.key === key)
  const times = 1 + (before ? weight(before, now) : 0)
  const others = all.filter((one) => one !== before).sort((a, b) => weight(b, now) - weight(a, now))
  storage.setItem(name, JSON.stringify([{ key, times, at: now }, ...others.slice(0, most - 1)]))
}
