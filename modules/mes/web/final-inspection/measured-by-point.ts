import { typedValues } from '#modules/master/contract/measured-points.ts'
import { piecesOutside, type CheckItem, type Measured } from '../../contract/measured.ts'
import { judged } from '../terminal/typed-measures.ts'

/** What is being typed at each point: the values of the pieces, one after the other. */
export type TypedByPoint = ReadonlyMap<string, string>

/** As they are sent, what is no number as it was typed; and what they come to. */
export function measuredByPoint(typed: TypedByPoint, points: readonly CheckItem[]) {
  const measures: readonly Measured[] = points.flatMap(({ point_no }) =>
    typedValues(typed.get(point_no) ?? '').map((value, at) => ({ piece_no: at + 1, point_no, value })),
  )
  const pointOf = (point_no: string) => points.find((one) => one.point_no === point_no)
  const isRead = ({ point_no, value }: Measured) => {
    const point = pointOf(point_no)
    return point !== undefined && judged(value, point) !== 'unread'
  }
  return {
    measures,
    pieces: new Set(measures.map(({ piece_no }) => piece_no)).size,
    outside: piecesOutside(measures.filter(isRead), pointOf),
  }
}

/** How what is typed at a point stands to its limits. */
export function judgedPoint(
  typed: string,
  point: CheckItem,
): { readonly unread: boolean; readonly outside: number } {
  const stands = typedValues(typed).map((value) => judged(value, point))
  return {
    unread: stands.includes('unread'),
    outside: stands.filter((one) => one === 'outside').length,
  }
}
