import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { stockLocationMaster } from '../../contract/stock-location.ts'
import { itemRecords } from './items.ts'
import type { Item } from './purchased-items.ts'

/** A figure of its own for each code, the same at every load. */
const figureOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

const levels = 3
const bays = 6

/** The shelves of the storehouse: rows of bays, three shelves in a bay, the lowest first. */
const shelves = ['A', 'B', 'C', 'D'].flatMap((row_no) =>
  Array.from({ length: bays * levels }, (_, at) => ({
    location_cd: `999-${row_no}${at + 1}`,
    row_no,
    bay: Math.floor(at / levels) + 1,
    level: (at % levels) + 1,
  })),
)
/** What is picked every day lies in the first bay, what is in reserve behind it. */
const front = shelves.filter(({ bay }) => bay === 1)
const behind = shelves.filter(({ bay }) => bay > 1)

const placeOfType: Readonly<Record<string, string>> = {
  MATERIAL: 'MAT',
  SEMI: 'WIP-ASM',
  INTER: 'WIP-MC',
  PARTMADE: 'WIP-ASM',
}

/** Where an item is kept: materials in their yard, what is being made where it is worked on, the rest on the shelves. */
export const usualPlaceOf = (item: Item): string =>
  placeOfType[item.item_type_cd] ?? shelfOf(front, item) ?? '999'

const shelfOf = (some: typeof shelves, { item_cd }: Item): string | undefined =>
  some[figureOf(item_cd) % some.length]?.location_cd

/** What another module needs to know of the demo company's goods, so that it can move them. */
export interface DemoGoods extends Item {
  readonly location_cd: string
  /** Where more of it lies; blank: nowhere. */
  readonly reserve_cd: string
  /** A figure of its own, the same at every load. */
  readonly figure: number
}

export const demoGoods: readonly DemoGoods[] = itemRecords.map((item) => ({
  ...item,
  location_cd: usualPlaceOf(item),
  reserve_cd: item.item_type_cd in placeOfType ? '' : (shelfOf(behind, item) ?? ''),
  figure: figureOf(item.item_cd),
}))

/** Warehouses and shelves; 999, 9998 and 9999 are those of the specification, section 9. */
export const locationRecords: readonly RecordFor<typeof stockLocationMaster>[] = [
  { location_cd: '999', location_nm: '本社工場 倉庫', kana: 'ホンシャコウジョウソウコ' },
  ...shelves.map(({ location_cd, row_no, bay, level }) => ({
    location_cd,
    location_nm: `${row_no}列${bay}連${level}段`,
    parent_cd: '999',
    row_no,
    bay_no: String(bay),
    level_no: String(level),
    load_limit: level === 1 ? '500' : '250',
  })),
  { location_cd: 'MAT', location_nm: '材料置場', kana: 'ザイリョウオキバ', shippable_flg: false },
  { location_cd: 'WIP-CUT', location_nm: '切断仕掛', kana: 'セツダンシカカリ', shippable_flg: false },
  { location_cd: 'WIP-MC', location_nm: '加工仕掛', kana: 'カコウシカカリ', shippable_flg: false },
  { location_cd: 'WIP-ASM', location_nm: '組立仕掛', kana: 'クミタテシカカリ', shippable_flg: false },
  {
    location_cd: 'OUT-S006',
    supplier_cd: 'S006',
    supplier_branch_no: '00',
    location_nm: '長島熱処理',
    kana: 'ナガシマネツショリ',
    location_kind: '3' as const,
    shippable_flg: false,
  },
  {
    location_cd: 'OUT-S007',
    supplier_cd: 'S007',
    supplier_branch_no: '00',
    location_nm: '弥富メッキ工業',
    kana: 'ヤトミメッキコウギョウ',
    location_kind: '3' as const,
    shippable_flg: false,
  },
  {
    location_cd: 'TRANSIT',
    location_nm: '輸送中',
    kana: 'ユソウチュウ',
    location_kind: '5' as const,
    countable_flg: false,
    shippable_flg: false,
  },
  {
    location_cd: 'DIRECT',
    location_nm: '直送',
    kana: 'チョクソウ',
    location_kind: '9' as const,
    countable_flg: false,
    shippable_flg: false,
  },
  {
    location_cd: '9998',
    location_nm: '出荷',
    location_kind: '9' as const,
    countable_flg: false,
    shippable_flg: false,
  },
  {
    location_cd: '9999',
    location_nm: '入荷',
    location_kind: '9' as const,
    countable_flg: false,
    shippable_flg: false,
  },
].map((one) => ({ location_kind: '1', ...one }))
