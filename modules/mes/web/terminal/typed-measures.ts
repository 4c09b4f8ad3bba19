import { isOutside } from '#modules/master/contract/measured-points.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import { piecesOutside, type CheckItem, type Measured } from '../../contract/measured.ts'

/** What is being typed of pieces, by `piece point`. */
export type TypedMeasures = ReadonlyMap<string, string>

export const mostPieces = 20
export const typedKey = (piece_no: number, point_no: string): string => `${piece_no} ${point_no}`

/** How a typed value stands to its limits; blank is nothing. */
export function judged(typed: string, limits: CheckItem): 'blank' | 'unread' | 'outside' | 'within' {
  if (typed.trim() === '') return 'blank'
  const read = readDecimal(typed)
  if (!read || read.scale > 4) return 'unread'
  return isOutside(written(read), limits) ? 'outside' : 'within'
}

/** As they are told, and what they come to. */
export function measuredOf(typed: TypedMeasures, points: readonly CheckItem[]) {
  const measures: readonly Measured[] = [...typed].flatMap(([key, value]) => {
    const [piece = '', ...point] = key.split(' ')
    const read = readDecimal(value)
    return read ? [{ piece_no: Number(piece), point_no: point.join(' '), value: written(read) }] : []
  })
  const limitsOf = (point_no: string) => points.find((one) => one.point_no === point_no)
  const kinds = [...typed].map(([key, value]) => {
    const point = limitsOf(key.split(' ').slice(1).join(' '))
    return point ? judged(value, point) : 'blank'
  })
  return {
    measures: [...measures],
    pieces: new Set(measures.map(({ piece_no }) => piece_no)).size,
    outside: piecesOutside(measures, limitsOf),
    isRead: !kinds.includes('unread'),
    /** Each point has a value within its limits. */
    isGood: points.every((point) => judged(typed.get(typedKey(1, point.point_no)) ?? '', point) === 'within'),
  }
}
