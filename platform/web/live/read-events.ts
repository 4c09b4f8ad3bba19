import { liveEvents, type LiveEvent } from '#platform/contract/live.ts'

export interface ReadEvent {
  readonly id: string
  readonly event: LiveEvent
  readonly data: string
}

/** Puts the pieces of a stream together into events; what follows the last blank line stays for the next piece. */
export function eventReader(): (piece: string) => readonly ReadEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

/** Lines that begin with a colon are heartbeats. */
function readBlock(block: string): readonly ReadEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const
    }),
  )
  const event = liveEvents.find((one) => one === fields.get('event'))
  return event ? [{ id: fields.get('id') ?? '', event, data: fields.get('data') ?? '' }] : []
}
