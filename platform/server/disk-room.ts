import { statfs } from 'node:fs/promises'
import { repeat } from './database/repeat.ts'

/** In whole megabytes. */
export interface Shortage {
  readonly free: number
  /** What must be free at least. */
  readonly floor: number
}

/** Undefined while there is room enough to write. */
export type DiskRoom = () => Shortage | undefined

export interface RoomWatch {
  readonly shortage: DiskRoom
  /** Looks now instead of at the next time. */
  look(): Promise<void>
  stop(): Promise<void>
}

interface Watching {
  readonly folder: string
  /** Megabytes; 0 watches nothing. */
  readonly floor: number
  readonly tell: (line: string) => void
  readonly freeIn?: (folder: string) => Promise<number>
}

const megabyte = 1024 * 1024
const everyMs = 2_000
/** A tenth of the floor more must be free before writing goes on, that it does not begin and end from one minute to the next. */
const more = 10

/** In megabytes, for who is no administrator of the machine. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / megabyte)
}

/**
 * PostgreSQL that finds no room for its log ends at once, and embedded takes the product with it. So writing stops before
 * that, while there is still room for what reading and signing in leave behind.
 */
export function watchRoom({ folder, floor, tell, freeIn = freeMegabytes }: Watching): RoomWatch {
  let short: Shortage | undefined
  const look = async () => {
    if (floor === 0) return
    const free = await freeIn(folder)
    const wasShort = short !== undefined
    short = free < (wasShort ? floor + floor / more : floor) ? { free, floor } : undefined
    if (short && !wasShort) tell(shortOf(folder, short))
    if (!short && wasShort) tell(`${free} MB are free in ${folder} again: writing goes on.`)
  }
  const looking = repeat(everyMs, look, (error) => tell(`Free space in ${folder}: ${String(error)}`))
  return { shortage: () => short, look, stop: () => looking.stop() }
}

const shortOf = (folder: string, { free, floor }: Shortage): string =>
  `Only ${free} MB are free in ${folder}: nothing is written until there are more than ${floor} MB (KANAME_DISK_FLOOR). Reading goes on.`

/** What PostgreSQL needs to come up: a segment of its log, and the pages that it had not yet written. */
const leastToStart = 64

export class DiskFull extends Error {}

/** A start without room would end in the middle, and leave the folder to be recovered by the next one. */
export async function refuseFullDisk(folder: string, freeIn = freeMegabytes): Promise<void> {
  const free = await freeIn(folder)
  if (free < leastToStart)
    throw new DiskFull(
      `Only ${free} MB are free on the disk of ${folder}; the database needs ${leastToStart} MB to start.\nMake room there and start again: what was saved before is kept.`,
    )
}
