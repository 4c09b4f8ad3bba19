import { writeKeys, type WriteKey } from '#platform/contract/permission.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'

type Placed = Pick<HomeTile, 'name' | 'need' | 'panel' | 'looksBack'>

/**
 * The tiles as the person has put them, new ones behind. Before anyone has arranged anything: first those of the areas
 * in which the person works, then those of areas that they only read, then what belongs to everybody; of each what is to be done
 * before what looks back.
 */
export function arranged<Tile extends Placed>(
  tiles: readonly Tile[],
  order: readonly string[],
  mayWrite: (key: WriteKey) => boolean,
): readonly Tile[] {
  const place = ({ name }: Placed) => (order.includes(name) ? order.indexOf(name) : order.length)
  const rank = ({ need }: Placed) => (need === undefined ? 2 : writeKeysOf(need).some(mayWrite) ? 0 : 1)
  const back = ({ looksBack }: Placed) => (looksBack ? 1 : 0)
  return tiles.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b) || back(a) - back(b))
}

/** As many as stand in one row of an office screen. */
const mostFirst = 5

/** Those that stand large over the panels, and the others: what belongs to everybody only when the person has put it there. */
export function firstOf<Tile extends Placed>(
  figures: readonly Tile[],
  order: readonly string[],
): readonly [first: readonly Tile[], others: readonly Tile[]] {
  const first = figures
    .filter(({ name, need }) => need !== undefined || order.includes(name))
    .slice(0, mostFirst)
  return [first, figures.filter((tile) => !first.includes(tile))]
}

/** What stands beside comes into the broad column when nothing else stands there. */
export function panelsOf<Tile extends Placed>(
  shown: readonly Tile[],
): readonly [broad: readonly Tile[], beside: readonly Tile[]] {
  const broad = shown.filter(({ panel }) => panel === 'broad')
  const beside = shown.filter(({ panel }) => panel === 'beside')
  return broad.length > 0 ? [broad, beside] : [beside, []]
}

/** Whoever may save in the area of a tile works there. */
function writeKeysOf(need: NonNullable<Placed['need']>): readonly WriteKey[] {
  if (typeof need === 'string') return [need]
  const asked: readonly string[] = 'mode' in need ? (need.permissions ?? []) : need
  return writeKeys.filter((key) => asked.includes(key.replace('write:', '').concat(':yes')))
}

/** The order after one has been dragged, or pushed, to the place of another. */
export function movedTo(order: readonly string[], name: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== name)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), name, ...others.slice(at)]
}
