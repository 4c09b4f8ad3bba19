/** Written as their twins in files (platform/server/csv/cp932.ts): no reader sees a difference. */
const twins = '〜−‖—¢£¬¥'

/** Everything that CP932 can write, read once from the browser's own table when it is first asked for. */
let known: ReadonlySet<string> | undefined

function readTable(): ReadonlySet<string> {
  const bytes: number[] = []
  for (let single = 0x20; single < 0x7f; single++) bytes.push(single)
  for (let kana = 0xa1; kana < 0xe0; kana++) bytes.push(kana)
  for (let lead = 0x81; lead <= 0xfc; lead++)
    if (lead < 0xa0 || lead >= 0xe0)
      for (let trail = 0x40; trail <= 0xfc; trail++) if (trail !== 0x7f) bytes.push(lead, trail)
  const table = new Set([...new TextDecoder('shift_jis').decode(new Uint8Array(bytes)), ...twins, '\n'])
  table.delete('\ufffd')
  return table
}

/** The signs of a text that a CP932 file cannot hold, each once: 𠮷 is one, 髙 is none. */
export function signsOutsideCp932(text: string): readonly string[] {
  // Plain text needs no table.
  if (/^[\u0020-\u007e\u3041-\u3093\u30a1-\u30f6\u30fc]*$/.test(text)) return []
  known ??= readTable()
  const table = known
  return [...new Set(text)].filter((sign) => !table.has(sign))
}
