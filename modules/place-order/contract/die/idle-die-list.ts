import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'
import { dieKind } from './die.ts'

/** Longer without an order nobody keeps a die for nothing (取適法5条2項2号). */
export const idleDieDays = 365

export const dieFee = codes(
  'die_fee',
  {
    0: { ja: '1年以内に発注', en: 'Ordered within a year', zh: '一年内有订货' },
    1: { ja: '保管料支払中', en: 'Fee is paid', zh: '已付保管费' },
    2: { ja: '保管料の支払が必要', en: 'Fee due', zh: '须付保管费' },
  },
  { 0: 'go', 1: 'done', 2: 'bad' },
)

/** 金型保管状況: when each die was last ordered with, and whether its keeper is owed a fee. */
export const idleDieList = list({
  name: 'idleDies',
  title: { ja: '金型保管状況', en: 'Idle dies', zh: '模具保管状况' },
  area: 'placeorder',
  path: '/placeOrder/idleDies',
  icon: 'columns',
  key: ['die_cd'],
  columns: {
    die_cd: {
      kind: 'code',
      label: { ja: '金型番号', en: 'Die no.', zh: '模具编号' },
      width: 14,
      named: 'die_nm',
    },
    die_kind: { kind: 'choice', codes: dieKind, label: { ja: '種類', en: 'Kind', zh: '类型' }, width: 9 },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '保管先', en: 'Kept at', zh: '保管方' },
    },
    item_cd: {
      kind: 'code',
      label: { ja: '製造品目', en: 'Makes item', zh: '生产物料' },
      width: 14,
      named: 'item_nm',
    },
    lent_dt: { kind: 'date', label: { ja: '貸与日', en: 'Lent on', zh: '出借日期' }, width: 10 },
    last_order_dt: {
      kind: 'date',
      label: { ja: '最終発注日', en: 'Last ordered', zh: '最后订货日期' },
      width: 10,
    },
    idle_days: { kind: 'integer', label: { ja: '未使用日数', en: 'Days idle', zh: '闲置天数' }, width: 9 },
    monthly_fee: {
      ...{ kind: 'decimal', width: 12, total: true },
      label: { ja: '保管料（月額）', en: 'Monthly fee', zh: '保管费（月）' },
    },
    fee_state: {
      ...{ kind: 'choice', codes: dieFee, width: 18 },
      label: { ja: '保管料', en: 'Fee', zh: '保管费' },
    },
  },
  shown: [
    'die_cd',
    'die_kind',
    'supplier_cd',
    'item_cd',
    'lent_dt',
    'last_order_dt',
    'idle_days',
    'monthly_fee',
    'fee_state',
  ],
  search: ['fee_state', 'supplier_cd', 'item_cd', 'die_cd'],
  initial: {},
  sort: '-idle_days',
})
