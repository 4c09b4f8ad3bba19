import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { pbomProcessMaster } from '../../contract/bom.ts'
import type { facilityTocMaster, productTimeMaster, workerTocMaster } from '../../contract/constraint.ts'
import type { facilityGroupMaster, facilityMaster } from '../../contract/facility.ts'
import type { facilityExceptionMaster } from '../../contract/facility-exception.ts'
import type { operationMaster, workMaster } from '../../contract/operation.ts'
import type { setupTimeMaster } from '../../contract/setup-time.ts'
import type { itemFactoryMaster } from '../../contract/stock-location.ts'
import { itemRecords, madeItems } from './items.ts'
import { usualPlaceOf } from './places.ts'

const from_dt = '2026-04-01'

export const operationRecords: readonly RecordFor<typeof operationMaster>[] = (
  [
    ['CUT', '切断', 'セツダン', 'WIP-CUT', ''],
    ['TRN', '旋削', 'センサク', 'WIP-MC', ''],
    ['MIL', 'フライス', 'フライス', 'WIP-MC', ''],
    ['GRD', '研削', 'ケンサク', 'WIP-MC', ''],
    ['HT', '熱処理', 'ネツショリ', 'OUT-S006', 'S006'],
    ['PLT', 'メッキ', 'メッキ', 'OUT-S007', 'S007'],
    ['ASM', '組立', 'クミタテ', 'WIP-ASM', ''],
    ['INS', '検査', 'ケンサ', 'WIP-ASM', ''],
  ] as const
).map(([operation_cd, operation_nm, kana, location_cd, supplier_cd]) => ({
  operation_cd,
  operation_nm,
  kana,
  location_cd,
  operation_place: supplier_cd ? '2' : '1',
  ...(supplier_cd ? { supplier_cd, supplier_branch_no: '00' } : {}),
}))

const works = [
  ['CUT-10', '鋸切断', 'ノコセツダン', 'CUT'],
  ['TRN-10', 'NC旋削', 'エヌシーセンサク', 'TRN'],
  ['TRN-20', '仕上旋削', 'シアゲセンサク', 'TRN'],
  ['MIL-10', 'マシニング加工', 'マシニングカコウ', 'MIL'],
  ['MIL-20', '穴あけ・タップ', 'アナアケタップ', 'MIL'],
  ['GRD-10', '円筒研削', 'エントウケンサク', 'GRD'],
  ['GRD-20', '平面研削', 'ヘイメンケンサク', 'GRD'],
  ['HT-10', '高周波焼入れ', 'コウシュウハヤキイレ', 'HT'],
  ['PLT-10', '無電解ニッケルメッキ', 'ムデンカイニッケルメッキ', 'PLT'],
  ['ASM-10', '本組立', 'ホンクミタテ', 'ASM'],
  ['ASM-20', '調整', 'チョウセイ', 'ASM'],
  ['INS-10', '完成検査', 'カンセイケンサ', 'INS'],
] as const
export const workRecords: readonly RecordFor<typeof workMaster>[] = works.map(
  ([work_cd, work_nm, kana, operation_cd]) => ({
    work_cd,
    work_nm,
    kana,
    operation_cd,
    unit_price: work_cd === 'HT-10' ? '120' : work_cd === 'PLT-10' ? '85' : '0',
  }),
)

export const facilityGroupRecords: readonly RecordFor<typeof facilityGroupMaster>[] = (
  [
    ['NC', 'NC旋盤グループ'],
    ['MC', 'マシニングセンターグループ'],
    ['GR', '研削盤グループ'],
    ['AS', '組立・検査ライン'],
  ] as const
).map(([facility_group_cd, facility_group_nm]) => ({
  facility_group_cd,
  facility_group_nm,
  first_setup_min: facility_group_cd === 'AS' ? 0 : 40,
  other_setup_min: facility_group_cd === 'AS' ? 10 : 30,
}))

/** Chucks and jigs go by the size of the product: the nearer two sizes, the quicker the change. */
const setupGroups = ['D15', 'D20', 'D25', 'D30']
const setupGroupOf = (item_cd: string) =>
  setupGroups.find((group) => item_cd.includes(`-${group.slice(1)}`)) ?? ''
export const setupTimeRecords: readonly RecordFor<typeof setupTimeMaster>[] = ['NC', 'MC', 'GR'].flatMap(
  (facility_group_cd) =>
    setupGroups.flatMap((from_setup, from) =>
      setupGroups
        .filter((to_setup) => to_setup !== from_setup)
        .map((to_setup) => ({
          facility_group_cd,
          from_setup,
          to_setup,
          setup_min: 10 + 5 * Math.abs(from - setupGroups.indexOf(to_setup)),
        })),
    ),
)

const facilities = [
  ['NC-01', 'NC旋盤 1号機', 'NC', 4200],
  ['NC-02', 'NC旋盤 2号機', 'NC', 4200],
  ['NC-03', '複合旋盤', 'NC', 5600],
  ['SAW-01', '帯鋸盤', 'NC', 1800],
  ['MC-01', '立形マシニング 1号機', 'MC', 5200],
  ['MC-02', '立形マシニング 2号機', 'MC', 5200],
  ['MC-03', '横形マシニング', 'MC', 7400],
  ['GR-01', '円筒研削盤', 'GR', 4800],
  ['GR-02', '平面研削盤', 'GR', 4400],
  ['AS-01', '組立ライン 1', 'AS', 3200],
  ['AS-02', '組立ライン 2', 'AS', 3200],
  ['IN-01', '三次元測定機', 'AS', 3600],
] as const
export const facilityRecords: readonly RecordFor<typeof facilityMaster>[] = facilities.map(
  ([facility_cd, facility_nm, facility_group_cd, cost], at) => ({
    facility_cd,
    facility_nm,
    facility_group_cd,
    cost_per_hour: String(cost),
    // Two stations stand side by side in each assembly line.
    ...(facility_cd.startsWith('AS') ? { capacity_kind: '2', capacity: 2 } : { capacity_kind: '1' }),
    efficiency: at % 3 === 1 ? '95' : '100',
    calendar_cd: 'FAC',
    setup_group: facility_group_cd === 'AS' ? '' : 'D15',
  }),
)

/** A Saturday's work of two lathes, and a day on which a machining centre is overhauled. */
export const facilityExceptionRecords: readonly RecordFor<typeof facilityExceptionMaster>[] = (
  [
    ['NC-01', '2026-12-05', '1', '8:00', '15:00', '土曜出勤'],
    ['NC-02', '2026-12-05', '1', '8:00', '15:00', '土曜出勤'],
    ['MC-03', '2026-12-10', '2', '8:00', '17:00', '定期点検'],
  ] as const
).map(([facility_cd, exception_dt, exception_kind, start_time, end_time, note]) => ({
  ...{ facility_cd, exception_dt, seq: 1, exception_kind, start_time, end_time, note },
}))

/** What is done to an item, by the last letters of its code. */
const routings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/-B1K$/, ['CUT-10']],
  [/-A1$/, ['MIL-10', 'MIL-20', 'GRD-20']],
  [/-A2$/, ['MIL-20']],
  [/-B1$/, ['TRN-10', 'HT-10', 'GRD-10']],
  [/-B2$/, ['MIL-10', 'PLT-10']],
  [/-[AB]$/, ['ASM-10']],
  [/./, ['ASM-10', 'ASM-20', 'INS-10']],
]
const routingOf = (item_cd: string) => routings.find(([ending]) => ending.test(item_cd))?.[1] ?? []
const operationOf = (work_cd: string) => works.find(([code]) => code === work_cd)?.[3] ?? ''
const groups: Readonly<Record<string, string>> = {
  CUT: 'NC',
  TRN: 'NC',
  MIL: 'MC',
  GRD: 'GR',
  ASM: 'AS',
  INS: 'AS',
}
const placeOf = (operation_cd: string) =>
  operationRecords.find((one) => one.operation_cd === operation_cd)?.location_cd ?? '999'

const steps = madeItems.flatMap((item_cd) =>
  routingOf(item_cd).map((work_cd, at) => ({ item_cd, work_cd, at, operation_cd: operationOf(work_cd) })),
)

/** Hardening at the price of the work, plating at one of its own for 100. */
const outside: Readonly<Record<string, object>> = {
  HT: { supplier_cd: 'S006', supplier_branch_no: '00', outside_days: 3 },
  PLT: {
    ...{ supplier_cd: 'S007', supplier_branch_no: '00', outside_days: 4 },
    ...{ outside_price: '8500', price_base_qty: '100' },
  },
}

export const processRecords: readonly RecordFor<typeof pbomProcessMaster>[] = steps.map(
  ({ item_cd, work_cd, at, operation_cd }) => ({
    item_cd,
    from_dt,
    process_no: (at + 1) * 10,
    operation_cd,
    work_cd,
    out_location_cd: at === 0 ? 'MAT' : '999-A1',
    in_location_cd: placeOf(operation_cd),
    facility_group_cd: groups[operation_cd] ?? '',
    ...outside[operation_cd],
  }),
)

const minutes: Readonly<Record<string, readonly [setup: number, run: number]>> = {
  CUT: [5, 0],
  TRN: [20, 1],
  MIL: [25, 2],
  GRD: [15, 1],
  HT: [0, 2],
  PLT: [0, 2],
  ASM: [0, 4],
  INS: [0, 2],
}
export const productTimeRecords: readonly RecordFor<typeof productTimeMaster>[] = steps.map(
  ({ item_cd, operation_cd, work_cd }) => {
    const [setup_min = 0, run_min = 1] = minutes[operation_cd] ?? []
    return { item_cd, operation_cd, work_cd, setup_min, run_min, run_sec: 30 }
  },
)

const candidates: Readonly<Record<string, readonly string[]>> = {
  'CUT-10': ['SAW-01'],
  'TRN-10': ['NC-01', 'NC-02', 'NC-03'],
  'MIL-10': ['MC-01', 'MC-02', 'MC-03'],
  'MIL-20': ['MC-01', 'MC-02'],
  'GRD-10': ['GR-01'],
  'GRD-20': ['GR-02'],
  'ASM-10': ['AS-01', 'AS-02'],
  'ASM-20': ['AS-01', 'AS-02'],
  'INS-10': ['IN-01'],
}
export const facilityTocRecords: readonly RecordFor<typeof facilityTocMaster>[] = steps.flatMap(
  ({ item_cd, work_cd }) =>
    (candidates[work_cd] ?? []).map((facility_cd, at) => ({
      item_cd,
      work_cd,
      facility_cd,
      priority: at + 1,
      setup_group: groups[work_cd.slice(0, 3)] === 'AS' ? '' : setupGroupOf(item_cd),
    })),
)

const needed: Readonly<Record<string, string>> = {
  TRN: 'Q10',
  MIL: 'Q20',
  GRD: 'Q30',
  ASM: 'Q40',
  INS: 'Q50',
}
export const workerTocRecords: readonly RecordFor<typeof workerTocMaster>[] = works.flatMap(
  ([work_cd, , , operation_cd]) => {
    const qualification_cd = needed[operation_cd]
    return qualification_cd
      ? [
          {
            work_cd,
            seq_cd: '10',
            resource_kind: '1',
            qualification_cd,
            level: operation_cd === 'INS' ? 3 : 1,
          },
        ]
      : []
  },
)

export const itemFactoryRecords: readonly RecordFor<typeof itemFactoryMaster>[] = itemRecords.map((item) => ({
  item_cd: item.item_cd,
  location_cd: usualPlaceOf(item),
  ...(item.item_type_cd === 'PRODUCT' ? { ship_location_cd: '999' } : {}),
}))
