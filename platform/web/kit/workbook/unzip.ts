/** What an archive may become when it is unpacked: a few kilobytes can be made to grow into gigabytes. */
export const mostUnpacked = 32 * 1024 * 1024

/** It is no archive, or one that is not packed as usual (a password, a damaged file), or it grows too much. */
export class NoArchive extends Error {}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const deflated = 8

/** The files of an archive, by name; each is unpacked when it is asked for. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const places = new Map<string, number>()
  for (let at = view.getUint32(end + 16, true), n = 0; n < count; n++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) throw new NoArchive()
    const [named, extra, noted] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (named ?? 0)))
    places.set(name.toLowerCase(), at)
    at += 46 + (named ?? 0) + (extra ?? 0) + (noted ?? 0)
  }
  let left = mostUnpacked
  return async (name) => {
    const at = places.get(name.toLowerCase())
    if (at === undefined) return undefined
    const method = view.getUint16(at + 10, true)
    const packed = view.getUint32(at + 20, true)
    const begin = view.getUint32(at + 42, true)
    if (begin + 30 > view.byteLength) throw new NoArchive()
    const from = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true)
    const content = await unpacked(bytes.subarray(from, from + packed), method === deflated, left)
    left -= content.length
    return new TextDecoder().decode(content)
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === endMark) return at
  throw new NoArchive()
}

async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  isDeflated: boolean,
  most: number,
): Promise<Uint8Array> {
  if (!isDeflated) return bytes
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > most) {
        await reader.cancel()
        throw new NoArchive()
      }
      pieces.push(next.value)
    }
  } catch {
    throw new NoArchive()
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
