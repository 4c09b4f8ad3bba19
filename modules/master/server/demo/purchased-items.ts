import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { itemMaster } from '../../contract/item.ts'

export type Item = RecordFor<typeof itemMaster> & { readonly item_type_cd: string }

const bought = { make_buy: '3', tax_cd: '10' } as const

/** Bought parts, materials and supplies: code, name, reading, type, unit, price, lead time, supplier, specification. */
const purchased = [
  ['BRG-6001', '深溝玉軸受 6001ZZ', 'フカミゾタマジクウケ', 'PART', 'PCS', 210, 7, 'S004', '6001ZZ'],
  ['BRG-6002', '深溝玉軸受 6002ZZ', 'フカミゾタマジクウケ', 'PART', 'PCS', 245, 7, 'S004', '6002ZZ'],
  ['BRG-6003', '深溝玉軸受 6003ZZ', 'フカミゾタマジクウケ', 'PART', 'PCS', 280, 7, 'S004', '6003ZZ'],
  ['BRG-6004', '深溝玉軸受 6004ZZ', 'フカミゾタマジクウケ', 'PART', 'PCS', 330, 7, 'S004', '6004ZZ'],
  ['BLT-M4', '六角穴付ボルト M4×12', 'ロッカクアナツキボルト', 'PART', 'PCS', 6, 3, 'S005', 'SCM435'],
  ['BLT-M5', '六角穴付ボルト M5×16', 'ロッカクアナツキボルト', 'PART', 'PCS', 8, 3, 'S005', 'SCM435'],
  ['BLT-M6', '六角穴付ボルト M6×20', 'ロッカクアナツキボルト', 'PART', 'PCS', 11, 3, 'S005', 'SCM435'],
  ['BLT-M8', '六角穴付ボルト M8×25', 'ロッカクアナツキボルト', 'PART', 'PCS', 18, 3, 'S005', 'SCM435'],
  ['PIN-04', '平行ピン φ4×16', 'ヘイコウピン', 'PART', 'PCS', 14, 3, 'S005', 'S45C-Q'],
  ['PIN-06', '平行ピン φ6×20', 'ヘイコウピン', 'PART', 'PCS', 19, 3, 'S005', 'S45C-Q'],
  ['SEAL-15', 'オイルシール 15', 'オイルシール', 'PART', 'PCS', 96, 5, 'S011', 'NBR'],
  ['SEAL-20', 'オイルシール 20', 'オイルシール', 'PART', 'PCS', 108, 5, 'S011', 'NBR'],
  ['SEAL-25', 'オイルシール 25', 'オイルシール', 'PART', 'PCS', 121, 5, 'S011', 'NBR'],
  ['SEAL-30', 'オイルシール 30', 'オイルシール', 'PART', 'PCS', 135, 5, 'S011', 'NBR'],
  ['BSH-12', '無給油ブシュ φ12', 'ムキュウユブシュ', 'PART', 'PCS', 180, 10, 'S010', 'OF-12'],
  ['BSH-16', '無給油ブシュ φ16', 'ムキュウユブシュ', 'PART', 'PCS', 220, 10, 'S010', 'OF-16'],
  ['SNS-01', '近接センサー', 'キンセツセンサー', 'PART', 'PCS', 2400, 14, 'S014', 'DC24V'],
  ['MTR-50', 'ギヤードモーター 50W', 'ギヤードモーター', 'PART', 'PCS', 16800, 28, 'S013', '50W'],
  ['MTR-100', 'ギヤードモーター 100W', 'ギヤードモーター', 'PART', 'PCS', 22400, 28, 'S013', '100W'],
  ['GER-M1', '歯車 m1 Z24', 'ハグルマ', 'PART', 'PCS', 860, 14, 'S020', 'SCM415'],
  ['CST-BASE', 'ベース鋳物', 'ベースイモノ', 'PART', 'PCS', 1450, 21, 'S019', 'FC250'],
  ['RSN-PAD', '樹脂パッド', 'ジュシパッド', 'PART', 'PCS', 75, 10, 'S009', 'POM'],
  ['SHT-CVR', '板金カバー', 'バンキンカバー', 'PART', 'PCS', 520, 10, 'S015', 'SPCC t1.6'],
  ['NPL-01', '銘板', 'メイバン', 'PART', 'MAI', 28, 7, 'S017', 'アルミ'],
  ['MAT-S45C-30', '丸鋼 S45C φ30', 'マルコウ', 'MATERIAL', 'M', 980, 5, 'S001', 'S45C φ30×5000'],
  ['MAT-S45C-50', '丸鋼 S45C φ50', 'マルコウ', 'MATERIAL', 'M', 2350, 5, 'S001', 'S45C φ50×5000'],
  ['MAT-SCM-40', '丸鋼 SCM435 φ40', 'マルコウ', 'MATERIAL', 'M', 2080, 7, 'S002', 'SCM435 φ40×5000'],
  ['MAT-SUJ-25', '軸受鋼 SUJ2 φ25', 'ジクウケコウ', 'MATERIAL', 'M', 1890, 14, 'S002', 'SUJ2 φ25×4000'],
  ['MAT-SS400-12', '平鋼 SS400 12×100', 'ヒラコウ', 'MATERIAL', 'M', 1320, 5, 'S001', 'SS400 12×100×5500'],
  ['MAT-SS400-19', '平鋼 SS400 19×125', 'ヒラコウ', 'MATERIAL', 'M', 2480, 5, 'S001', 'SS400 19×125×5500'],
  ['MAT-A5052-10', 'アルミ板 A5052 t10', 'アルミイタ', 'MATERIAL', 'KG', 760, 7, 'S003', 'A5052 t10'],
  [
    'MAT-A6063-40',
    'アルミ押出材 A6063',
    'アルミオシダシザイ',
    'MATERIAL',
    'M',
    1150,
    10,
    'S003',
    'A6063 40×40',
  ],
  ['BOX-S', '段ボール箱 小', 'ダンボールバコ', 'SUPPLY', 'MAI', 48, 3, 'S017', '250×200×150'],
  ['BOX-M', '段ボール箱 中', 'ダンボールバコ', 'SUPPLY', 'MAI', 86, 3, 'S017', '400×300×250'],
  ['OIL-68', '作動油 VG68', 'サドウユ', 'SUPPLY', 'L', 420, 5, 'S018', 'VG68 20L缶'],
  ['GRS-02', 'グリース No.2', 'グリース', 'SUPPLY', 'KG', 1250, 5, 'S018', 'リチウム No.2'],
  ['CUT-01', '切削油剤', 'セッサクユザイ', 'SUPPLY', 'L', 680, 5, 'S018', '水溶性'],
  ['INS-CN12', '切削チップ CNMG1204', 'セッサクチップ', 'SUPPLY', 'PCS', 540, 2, 'S012', 'CNMG120408'],
] as const

/** Bolts and pins are priced per 100. */
export const pricedFor = (each: number) =>
  each < 20
    ? ({ price: String(each * 100), price_base_qty: '100' } as const)
    : ({ price: String(each), price_base_qty: '1' } as const)

export const purchasedItems: readonly Item[] = purchased.map(
  ([item_cd, item_nm, kana, item_type_cd, unit_cd, price, lead_time, , spec]) => ({
    ...bought,
    item_cd,
    item_nm,
    kana,
    item_type_cd,
    unit_cd,
    spec,
    lead_time,
    kind_cd: item_type_cd === 'SUPPLY' ? 'K90' : 'K20',
    purchase_price: pricedFor(price).price,
    purchase_price_base_qty: pricedFor(price).price_base_qty,
    safety_stock: item_type_cd === 'SUPPLY' ? '20' : '100',
    lot_min: '10',
    lot_step: '10',
    rank: price > 2000 ? 'A' : price > 100 ? 'B' : 'C',
  }),
)

export const purchases = purchased.map(([item_cd, , , type, , price, lead_time, supplier_cd]) => ({
  item_cd,
  type,
  price,
  lead_time,
  supplier_cd,
}))
