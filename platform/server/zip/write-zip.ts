import { open, readFile, type FileHandle } from 'node:fs/promises'
import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  /** Its name in the archive. */
  readonly name: string
  /** Where it lies now. */
  readonly file: string
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

/** Files in one archive, one after the other, so that only one of them is in memory. */
export async function writeZip(target: string, files: AsyncIterable<Packed>): Promise<void> {
  const handle = await open(target, 'w')
  try {
    const placed: Placed[] = []
    let offset = 0
    for await (const file of files) {
      const entry = await writeFile(handle, file, offset)
      placed.push(entry)
      offset += 30 + entry.name.length + entry.packed
    }
    const directory = Buffer.concat(placed.map(directoryEntry))
    await handle.write(Buffer.concat([directory, endOf(placed.length, directory.length, offset)]))
  } finally {
    await handle.close()
  }
}

async function writeFile(handle: FileHandle, { name, file }: Packed, offset: number): Promise<Placed> {
  const content = await readFile(file)
  const packed = deflateRawSync(content)
  const entry = {
    name: Buffer.from(name, 'utf8'),
    crc: crc32(content),
    packed: packed.length,
    size: content.length,
    offset,
  }
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  commonPart(head, entry, 4)
  await handle.write(Buffer.concat([head, entry.name, packed]))
  return entry
}

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
