import { cp932Twins } from '#platform/contract/cp932-twins.ts'

/** Everything that CP932 can write with its bytes, read once from the browser's own table when it is first asked for. */
let known: ReadonlyMap<string, readonly number[]> | undefined

function readTable(): ReadonlyMap<string, readonly number[]> {
  const places: (readonly number[])[] = [[0x0a]]
  for (let single = 0x20; single < 0x7f; single++) places.push([single])
  for (let kana = 0xa1; kana < 0xe0; kana++) places.push([kana])
  for (let lead = 0x81; lead <= 0xfc; lead++)
    if (lead < 0xa0 || lead >= 0xe0)
      for (let trail = 0x40; trail <= 0xfc; trail++) if (trail !== 0x7f) places.push([lead, trail])
  const decoder = new TextDecoder('shift_jis')
  const table = new Map<string, readonly number[]>()
  for (const bytes of places) {
    const sign = decoder.decode(new Uint8Array(bytes))
    // Some signs have two places; what is read from either is the same.
    if ([...sign].length === 1 && sign !== '\ufffd' && !table.has(sign)) table.set(sign, bytes)
  }
  return table
}

/** Of a sign, written as its twin where it has one: no reader sees a difference. */
const bytesOf = (sign: string): readonly number[] | undefined =>
  (known ??= readTable()).get(cp932Twins[sign] ?? sign)

/** The signs of a text that a CP932 file cannot hold, each once: 𠮷 is one, 髙 is none. */
export function signsOutsideCp932(text: string): readonly string[] {
  // Plain text needs no table.
  if (/^[\u0020-\u007e\u3041-\u3093\u30a1-\u30f6\u30fc]*$/.test(text)) return []
  return [...new Set(text)].filter((sign) => bytesOf(sign) === undefined)
}

/** A text in CP932; what it cannot hold is left out (`signsOutsideCp932` finds it). */
export const encodeCp932 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].flatMap((sign) => bytesOf(sign) ?? []))
