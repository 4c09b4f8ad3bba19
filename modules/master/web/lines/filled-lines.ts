import type { SlipContent, SlipLine } from '#platform/web/kit/slip/slip-content.ts'

/**
 * What nobody wants to type in each line: its place, between its neighbours where there is room, else in tens behind all that are
 * there, and its first day.
 */
export function withPlaces(content: SlipContent, place: string, from_dt: string): SlipContent {
  const places = content.lines.map(({ values }) => Number(values[place] ?? ''))
  const lines = content.lines.map((line, at): SlipLine => {
    if (line.lineNo !== 0) return line
    const blank = (line.values[place] ?? '') === ''
    if (blank) places[at] = placeOf(places, at)
    const values = {
      ...line.values,
      ...(blank ? { [place]: String(places[at]) } : {}),
      ...((line.values['from_dt'] ?? '') === '' ? { from_dt } : {}),
    }
    return { ...line, values }
  })
  return { ...content, lines }
}

/** A ten if there is one in between, else the middle; 0 stands for a line without a place. */
function placeOf(places: readonly number[], at: number): number {
  const before = places.slice(0, at).findLast((one) => one > 0) ?? 0
  const after = places.slice(at + 1).find((one) => one > 0) ?? 0
  const ten = nextTen(before)
  if (ten < after) return ten
  return after - before > 1 ? Math.floor((before + after) / 2) : nextTen(Math.max(0, ...places))
}

const nextTen = (place: number) => Math.floor(place / 10) * 10 + 10

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
