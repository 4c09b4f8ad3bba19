import { randomBytes } from 'node:crypto'
import type { LiveFact } from '#platform/contract/live.ts'
import type { Database } from '../database/database.ts'
import { facts } from '../facts/listener.ts'
import type { Registered } from '../module/point.ts'
import type { Session } from '../session.ts'
import { notice, type Notice } from './notice.ts'
import { liveChannel } from './tell-live.ts'

/** Who has a stream open, and how something is said to them. */
export interface Reader {
  /** As it was last looked up. */
  readonly session: () => Session
  readonly hear: (id: string, fact: LiveFact) => void
  /** Something may have been missed. */
  readonly gap: (id: string) => void
}

/** Where the notices of the database meet the open streams of this server. */
export interface Hub {
  /** From now on, or from after the event that the reader has seen last. Listens to the database from the first one on. */
  join(reader: Reader, lastSeen: string | undefined): Promise<{ leave(): void }>
  /** How many streams are open here. */
  readonly open: () => number
  readonly ofUser: (who: Pick<Session, 'company_cd' | 'user_cd'>) => number
  close(): Promise<void>
}

/** What a stream that was cut for a moment has missed is still here. */
const mostKept = 1_000

interface Kept {
  readonly number: number
  readonly told: Notice
}

export function openHub(database: Pick<Database, 'listen'>, registered: Registered): Hub {
  // Another server, or this one after a new start, counts otherwise: then there is a gap.
  const own = randomBytes(6).toString('base64url')
  const readers = new Set<Reader>()
  let kept: Kept[] = []
  let count = 0
  const idOf = (number: number) => `${own}-${number}`

  function tell(reader: Reader, { number, told }: Kept): void {
    if (mayHear(registered, reader.session(), told)) reader.hear(idOf(number), factOf(told))
  }

  function missed(): void {
    kept = []
    count += 1
    for (const reader of readers) reader.gap(idOf(count))
  }

  function onNotice(payload: string | undefined): void {
    const told = payload === undefined ? undefined : read(payload)
    // The connection was away, or a program of another version speaks.
    if (!told) return missed()
    count += 1
    const one = { number: count, told }
    kept.push(one)
    if (kept.length > mostKept) kept.shift()
    for (const reader of readers) tell(reader, one)
  }

  let listening: Promise<() => Promise<void>> | undefined
  const listen = () => {
    listening ??= database.listen(liveChannel, onNotice).catch((error: unknown) => {
      listening = undefined
      throw error
    })
    return listening
  }

  return {
    async join(reader, lastSeen) {
      await listen()
      const seen = lastSeen === undefined ? count : numberOf(own, lastSeen)
      const isWhole = seen !== undefined && seen <= count && seen >= (kept[0]?.number ?? count + 1) - 1
      if (isWhole) for (const one of kept) if (one.number > seen) tell(reader, one)
      if (!isWhole) reader.gap(idOf(count))
      readers.add(reader)
      return { leave: () => void readers.delete(reader) }
    },
    open: () => readers.size,
    ofUser: ({ company_cd, user_cd }) =>
      [...readers].filter((reader) => {
        const session = reader.session()
        return session.company_cd === company_cd && session.user_cd === user_cd
      }).length,
    async close() {
      readers.clear()
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}

function read(payload: string): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}

function numberOf(own: string, id: string): number | undefined {
  const number = id.startsWith(`${own}-`) ? Number(id.slice(own.length + 1)) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}

/** Of one's own company and factory, and as the fact itself decides. */
function mayHear(
  registered: Registered,
  session: Session,
  { company_cd, factory_cd, name, data }: Notice,
): boolean {
  if (company_cd !== session.company_cd) return false
  if (factory_cd !== '' && factory_cd !== session.factory_cd) return false
  const fact = registered(facts).find((one) => one.name === name)
  const parsed = fact?.shape.safeParse(data)
  return fact !== undefined && parsed?.success === true && fact.mayHear(parsed.data, session)
}

const factOf = ({ name, data, reload }: Notice): LiveFact => ({ name, data, reload })
