import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { bomOutputMaster } from '../../contract/bom-output.ts'
import type { bomMaster } from '../../contract/bom.ts'
import type { itemTypeMaster } from '../../contract/item-type.ts'
import type { kindMaster } from '../../contract/kind.ts'
import type { packageMaster } from '../../contract/package.ts'
import { purchasedItems, type Item } from './purchased-items.ts'
import { weightOf } from './weights.ts'

/** Eight families of machine parts in four sizes, each five levels deep, and what they are made of. */
const sizes = [15, 20, 25, 30] as const

const families = [
  ['LG', 'リニアガイドユニット', 'リニアガイドユニット', 18400],
  ['BS', 'ボールねじサポートユニット', 'ボールネジサポートユニット', 12600],
  ['RG', '小型減速機', 'コガタゲンソクキ', 46800],
  ['IX', 'インデックステーブル', 'インデックステーブル', 88500],
  ['CL', 'クランプユニット', 'クランプユニット', 9800],
  ['SP', 'スピンドルユニット', 'スピンドルユニット', 124000],
  ['CH', 'エアチャック', 'エアチャック', 15200],
  ['CV', '搬送ローラーユニット', 'ハンソウローラーユニット', 7400],
] as const

interface Part {
  readonly item_cd: string
  readonly need_qty: number
  readonly shippable_flg?: boolean
}
interface Line extends Part {
  readonly parent_item_cd: string
}

const made = { make_buy: '1', tax_cd: '10', unit_cd: 'PCS' } as const
const materials = ['MAT-S45C-30', 'MAT-S45C-50', 'MAT-SCM-40', 'MAT-SUJ-25'] as const
const flats = ['MAT-SS400-12', 'MAT-SS400-19', 'MAT-A5052-10', 'MAT-A6063-40'] as const

const subAssemblies = [
  ['A', '本体組', 'ホンタイクミ'],
  ['B', '可動部組', 'カドウブクミ'],
] as const
const machined = [
  ['A1', 'ベース', 'ベース'],
  ['A2', 'カバー', 'カバー'],
  ['B1', 'シャフト', 'シャフト'],
  ['B2', 'ブロック', 'ブロック'],
] as const

export const inspectedAtEnd = 'IX-30'

/** A product of one family and size, with everything that is made for it. */
function productOf(
  family: (typeof families)[number],
  at: number,
): { items: readonly Item[]; lines: readonly Line[] } {
  const [code, name, kana, price] = family
  const size = sizes[at] ?? 15
  const top = `${code}-${size}`
  const factor = 1 + at * 0.18
  const drawing = (suffix: string) => `${code}${size}-${suffix}`
  const items: Item[] = [
    {
      ...made,
      item_cd: top,
      item_nm: `${name} ${size}`,
      kana,
      drawing_no: drawing('000'),
      item_type_cd: 'PRODUCT',
      kind_cd: `K1${families.indexOf(family)}`,
      rank: at < 2 ? 'A' : 'B',
      shippable_flg: true,
      order_made_flg: code === 'SP',
      // The largest table is measured before it may leave; nothing of the past was.
      final_flg: top === inspectedAtEnd,
      lot_control: code === 'SP' ? '2' : '1',
      package_cd: price > 40_000 ? 'PK-M' : 'PK-S',
      std_price: String(Math.round((price * factor) / 100) * 100),
      lead_time: 3,
      safety_stock: at < 2 ? '10' : '0',
      lot_min: '5',
      lot_step: '5',
    },
    ...subAssemblies.map(([suffix, part, reading]) => ({
      ...made,
      item_cd: `${top}-${suffix}`,
      item_nm: `${name} ${size} ${part}`,
      kana: reading,
      drawing_no: drawing(`${suffix}00`),
      item_type_cd: 'SEMI',
      kind_cd: 'K30',
      // What a spindle is made of is made for its order, too.
      order_made_flg: code === 'SP',
      lead_time: 2,
    })),
    ...machined.map(([suffix, part, reading]) => ({
      ...made,
      item_cd: `${top}-${suffix}`,
      item_nm: `${part}（${name} ${size}）`,
      kana: reading,
      drawing_no: drawing(suffix),
      item_type_cd: 'PARTMADE',
      kind_cd: 'K40',
      // What may come machined from outside is measured at the gate.
      inspection_flg: suffix.startsWith('B'),
      lead_time: 4,
      lot_min: '20',
      lot_step: '10',
      scrap_rate: '1.5',
    })),
    {
      ...made,
      item_cd: `${top}-B1K`,
      item_nm: `シャフト素材（${name} ${size}）`,
      kana: 'シャフトソザイ',
      drawing_no: drawing('B1K'),
      item_type_cd: 'INTER',
      kind_cd: 'K40',
      lead_time: 1,
      lot_min: '20',
    },
  ]
  const below = (parent: string, ...parts: readonly Part[]): readonly Line[] =>
    parts.map((part) => ({ parent_item_cd: parent, ...part }))
  const bearing = `BRG-600${at + 1}`
  const bolt = ['BLT-M4', 'BLT-M5', 'BLT-M6', 'BLT-M8'][at] ?? 'BLT-M4'
  const lines = [
    ...below(
      top,
      { item_cd: `${top}-A`, need_qty: 1 },
      { item_cd: `${top}-B`, need_qty: 1 },
      { item_cd: bolt, need_qty: 4 },
      { item_cd: 'NPL-01', need_qty: 1 },
      { item_cd: price > 40_000 ? 'BOX-M' : 'BOX-S', need_qty: 1 },
    ),
    ...below(
      `${top}-A`,
      { item_cd: `${top}-A1`, need_qty: 1 },
      { item_cd: `${top}-A2`, need_qty: 2 },
      { item_cd: `SEAL-${size}`, need_qty: 2 },
      { item_cd: bolt, need_qty: 8 },
    ),
    ...below(
      `${top}-B`,
      { item_cd: `${top}-B1`, need_qty: 1 },
      { item_cd: `${top}-B2`, need_qty: 1 },
      { item_cd: bearing, need_qty: 2 },
      { item_cd: code === 'RG' || code === 'IX' ? 'GER-M1' : 'PIN-04', need_qty: 2 },
      { item_cd: code === 'CV' || code === 'IX' ? 'MTR-50' : 'RSN-PAD', need_qty: 1 },
    ),
    ...below(`${top}-A1`, {
      item_cd: code === 'IX' || code === 'SP' ? 'CST-BASE' : (flats[at] ?? flats[0]),
      need_qty: 1,
    }),
    ...below(`${top}-A2`, { item_cd: 'SHT-CVR', need_qty: 1 }),
    ...below(`${top}-B1`, { item_cd: `${top}-B1K`, need_qty: 1 }),
    ...below(`${top}-B1K`, { item_cd: materials[at] ?? materials[0], need_qty: 0.2 + at * 0.05 }),
    ...below(`${top}-B2`, { item_cd: flats[(at + 1) % 4] ?? flats[0], need_qty: 0.12 }),
  ]
  return { items, lines }
}

const products = families.flatMap((family) => sizes.map((_, at) => productOf(family, at)))

export const itemRecords: readonly Item[] = [
  ...purchasedItems,
  ...products.flatMap(({ items }) => items),
].map((item) => ({ ...item, weight: weightOf(item.item_cd) }))

const seqOf = new Map<string, number>()
export const bomRecords: readonly RecordFor<typeof bomMaster>[] = products
  .flatMap(({ lines }) => lines)
  .map(({ need_qty, ...line }) => {
    const seq = (seqOf.get(line.parent_item_cd) ?? 0) + 10
    seqOf.set(line.parent_item_cd, seq)
    return { ...line, seq, from_dt: '2026-04-01', need_qty: need_qty.toFixed(3) }
  })

/** What is left of a large plate is enough for a small cover. */
export const bomOutputRecords: readonly RecordFor<typeof bomOutputMaster>[] = [
  {
    parent_item_cd: 'LG-25-A2',
    item_cd: 'LG-15-A2',
    from_dt: '2026-04-01',
    output_kind: '1',
    cost_share: '20',
    note: '残材から取る',
  },
]

/** Codes of the finished goods, and their prices. */
export const finished = itemRecords
  .filter((item) => item.item_type_cd === 'PRODUCT')
  .map((item) => ({ item_cd: item.item_cd, name: item.item_nm, price: Number(item.std_price) }))

export const madeItems = itemRecords.filter((item) => item.make_buy === '1').map(({ item_cd }) => item_cd)

export const itemTypeRecords: readonly RecordFor<typeof itemTypeMaster>[] = (
  [
    ['PRODUCT', '製品', '1', '3'],
    ['SEMI', '半製品', '2', '3'],
    ['INTER', '中間品', '3', '3'],
    ['PARTMADE', '内作部品', '4', '3'],
    ['PART', '購入部品', '4', '1'],
    ['MATERIAL', '材料', '5', '1'],
    ['SUPPLY', '資材', '7', '4'],
  ] as const
).map(([item_type_cd, item_type_nm, item_class, cost_method]) => ({
  item_type_cd,
  item_type_nm,
  item_class,
  cost_method,
}))

export const kindRecords: readonly RecordFor<typeof kindMaster>[] = [
  ...families.map(([, kind_nm, kana], at) => ({ kind_cd: `K1${at}`, kind_nm, kana })),
  { kind_cd: 'K20', kind_nm: '購入品', kana: 'コウニュウヒン' },
  { kind_cd: 'K30', kind_nm: '組立品', kana: 'クミタテヒン' },
  { kind_cd: 'K40', kind_nm: '加工品', kana: 'カコウヒン' },
  { kind_cd: 'K90', kind_nm: '消耗品', kana: 'ショウモウヒン' },
]

export const packageRecords: readonly RecordFor<typeof packageMaster>[] = [
  {
    package_cd: 'PK-S',
    package_nm: '小箱 1個入',
    box_kind: '段ボール小',
    pack_qty: '1',
    box_weight: '0.15',
    length: '25',
    width: '20',
    height: '15',
  },
  {
    package_cd: 'PK-M',
    package_nm: '中箱 1個入',
    box_kind: '段ボール中',
    pack_qty: '1',
    box_weight: '0.35',
    length: '40',
    width: '30',
    height: '25',
  },
  {
    package_cd: 'PK-10',
    package_nm: '通い箱 10個入',
    box_kind: '通い箱 TP-331',
    pack_qty: '10',
    box_weight: '1.8',
    length: '50',
    width: '33',
    height: '10',
  },
  {
    package_cd: 'PK-PLT',
    package_nm: 'パレット',
    box_kind: '木製パレット',
    pack_qty: '200',
    box_weight: '18',
    length: '110',
    width: '110',
    height: '15',
  },
]
