import type { SlipContent, SlipLine } from '#platform/web/kit/slip/slip-content.ts'

/** What nobody wants to type in each line: its place, in tens behind those that are there, and its first day. */
export function withPlaces(content: SlipContent, place: string, from_dt: string): SlipContent {
  const taken = content.lines.map(({ values }) => Number(values[place] ?? 0))
  let last = Math.floor(Math.max(0, ...taken) / 10) * 10
  const lines = content.lines.map((line): SlipLine => {
    if (line.lineNo !== 0) return line
    const blank = (line.values[place] ?? '') === ''
    if (blank) last += 10
    const values = {
      ...line.values,
      ...(blank ? { [place]: String(last) } : {}),
      ...((line.values['from_dt'] ?? '') === '' ? { from_dt } : {}),
    }
    return { ...line, values }
  })
  return { ...content, lines }
}

/** Codes that stand in two lines of the same time: often meant, sometimes a slip of the hand. */
export function codesTwice({ lines }: SlipContent, code: string): readonly string[] {
  const spans = lines.map(({ values }) => ({
    code: values[code] ?? '',
    from: values['from_dt'] ?? '',
    to: values['to_dt'] || '9999-12-31',
  }))
  const twice = spans.filter((one, at) =>
    spans.some(
      (other, place) =>
        place < at &&
        one.code !== '' &&
        one.code === other.code &&
        one.from <= other.to &&
        other.from <= one.to,
    ),
  )
  return [...new Set(twice.map((one) => one.code))]
}
