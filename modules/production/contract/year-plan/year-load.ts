/** 負荷 of groups of machines by what a year makes: rough, and the same on the screen and for the server. */

/** What one piece of an item takes of a group of machines, over all levels of its structure; set up once in a month in which it is made. */
export interface GroupWork {
  readonly facility_group_cd: string
  readonly piece_minutes: number
  readonly setup_minutes: number
}

/** A step of a routing, as far as the load depends on it. */
export interface LoadStep {
  readonly facility_group_cd: string
  readonly setup_minutes: number
  readonly piece_minutes: number
  /** Of one that begins it so many go on. */
  readonly yield_rate: number
}

export interface LoadTerms {
  readonly steps: readonly LoadStep[]
  /** So much of a part goes into one piece. */
  readonly parts: readonly { readonly item_cd: string; readonly usage: number }[]
}

/** What each item takes of the machines, with all that is made for it here; stock of parts is not taken off. */
export function groupWorks(
  termsOf: (item_cd: string) => LoadTerms | undefined,
): (item_cd: string) => readonly GroupWork[] {
  const known = new Map<string, readonly GroupWork[]>()
  return function of(item_cd: string): readonly GroupWork[] {
    const found = known.get(item_cd)
    if (found) return found
    known.set(item_cd, [])
    const terms = termsOf(item_cd)
    const works = new Map<string, { piece: number; setup: number }>()
    const add = (group: string, piece: number, setup: number) => {
      const before = works.get(group) ?? { piece: 0, setup: 0 }
      works.set(group, { piece: before.piece + piece, setup: before.setup + setup })
    }
    let begun = 1
    for (const { facility_group_cd, setup_minutes, piece_minutes, yield_rate } of (
      terms?.steps ?? []
    ).toReversed()) {
      begun /= yield_rate
      if (facility_group_cd !== '') add(facility_group_cd, piece_minutes * begun, setup_minutes)
    }
    for (const { item_cd: part, usage } of terms?.parts ?? [])
      for (const { facility_group_cd, piece_minutes, setup_minutes } of of(part))
        add(facility_group_cd, piece_minutes * usage * begun, setup_minutes)
    const all = [...works].map(([facility_group_cd, { piece, setup }]) => ({
      ...{ facility_group_cd, piece_minutes: piece, setup_minutes: setup },
    }))
    known.set(item_cd, all)
    return all
  }
}

export const minutesOf = (work: Pick<GroupWork, 'piece_minutes' | 'setup_minutes'>, qty: number): number =>
  qty > 0 ? work.piece_minutes * qty + work.setup_minutes : 0

/** In whole per cent; nothing where nobody works. */
export const loadRate = (minutes: number, capacity: number): number | undefined =>
  capacity > 0 ? Math.round((minutes / capacity) * 100) : undefined
