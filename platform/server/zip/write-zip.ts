import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface Packed {
  /** Its name in the archive. */
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

interface Placed {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** Names are in UTF-8. */
const flags = 0x0800
const deflated = 8
const version = 20
/** No file has a date: the same records give the same archive. */
const date = 0x0021
const headLength = 30

/** Files in one archive, one after the other and piece by piece: none of them is in memory, and packing is done beside the event loop. */
export async function writeZip(
  target: string,
  files: AsyncIterable<Packed> | Iterable<Packed>,
): Promise<void> {
  const handle = await open(target, 'w')
  try {
    const placed: Placed[] = []
    let offset = 0
    for await (const file of files) {
      const entry = await writeFile(handle, file, offset)
      placed.push(entry)
      offset += headLength + entry.name.length + entry.packed
    }
    const directory = Buffer.concat(placed.map(directoryEntry))
    const end = Buffer.concat([directory, endOf(placed.length, directory.length, offset)])
    await handle.write(end, 0, end.length, offset)
  } finally {
    await handle.close()
  }
}

async function writeFile(
  handle: FileHandle,
  { name: called, content }: Packed,
  offset: number,
): Promise<Placed> {
  const name = Buffer.from(called, 'utf8')
  let [crc, size, packed] = [0, 0, 0]
  await pipeline(
    async function* () {
      for await (const piece of content) {
        crc = crc32(piece, crc)
        size += piece.length
        yield piece
      }
    },
    createDeflateRaw(),
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        await handle.write(piece, 0, piece.length, offset + headLength + name.length + packed)
        packed += piece.length
      }
    },
  )
  if (size > largest) throw new Error(`${called} has more than 4 GB, which needs another kind of archive`)
  const entry = { name, crc, packed, size, offset }
  // What a file comes to is known only now, and stands before it.
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(0x04034b50, 0)
  commonPart(head, entry, 4)
  await handle.write(Buffer.concat([head, name]), 0, headLength + name.length, offset)
  return entry
}

const largest = 0xffffffff

/** What the entry before a file and its entry in the directory have in common. */
function commonPart(target: Buffer, { crc, packed, size, name }: Placed, at: number): void {
  target.writeUInt16LE(version, at)
  target.writeUInt16LE(flags, at + 2)
  target.writeUInt16LE(deflated, at + 4)
  target.writeUInt16LE(date, at + 8)
  target.writeUInt32LE(crc, at + 10)
  target.writeUInt32LE(packed, at + 14)
  target.writeUInt32LE(size, at + 18)
  target.writeUInt16LE(name.length, at + 22)
}

function directoryEntry(entry: Placed): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  commonPart(head, entry, 6)
  head.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([head, entry.name])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
