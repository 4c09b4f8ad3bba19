import { namesOf } from '#platform/contract/by-name.ts'
import { abortDivision, codes, type CodeTable } from '#platform/contract/code-table.ts'
import type { Text } from '#platform/contract/text.ts'
import { dataKind } from './data-kind.ts'

/**
 * The code tables of the specification, sections 4 and 9, that the program itself decides by: a company reads them on
 * its screens and cannot change them. A module that works with one takes it from here.
 */
export const fixedCodes = {
  abort_div: abortDivision,
  assign_mode: codes('assign_mode', {
    0: { ja: '新規', en: 'New', zh: '新建' },
    1: { ja: '編集', en: 'Edit', zh: '编辑' },
  }),
  edit_flg: codes('edit_flg', {
    0: { ja: '新規', en: 'New', zh: '新建' },
    1: { ja: '編集', en: 'Edit', zh: '编辑' },
  }),
  process_div: codes('process_div', {
    0: { ja: '追加', en: 'Add', zh: '添加' },
    1: { ja: '変更', en: 'Edit', zh: '修改' },
    2: { ja: '削除', en: 'Delete', zh: '删除' },
  }),
  parent_div: codes('parent_div', {
    1: { ja: '親', en: 'Owner', zh: '父' },
    2: { ja: '子', en: 'Child', zh: '子' },
  }),
  system_flg: codes('system_flg', {
    0: { ja: '使用', en: 'In use', zh: '使用' },
    1: { ja: '未使用', en: 'Not used', zh: '未使用' },
  }),
  temp_price_flg: codes('temp_price_flg', {
    0: { ja: '正式単価', en: 'Final price', zh: '正式单价' },
    1: { ja: '仮単価', en: 'Provisional price', zh: '暂定单价' },
  }),
  treatment_div: codes('treatment_div', {
    0: { ja: '通常', en: 'Normal', zh: '普通' },
    1: { ja: '直送1（仕入先直送）', en: 'Direct delivery 1 (from the supplier)', zh: '直送1（供应商直送）' },
    2: {
      ja: '直送2（社外在庫から）',
      en: 'Direct delivery 2 (own stock elsewhere)',
      zh: '直送2（外部库存发货）',
    },
  }),
  inventory_status: codes('inventory_status', {
    0: { ja: '棚卸開始', en: 'Started', zh: '盘点开始' },
    1: { ja: '棚卸終了', en: 'Ended', zh: '盘点结束' },
  }),
  inventory_time_div: codes('inventory_time_div', {
    0: { ja: '中間報告', en: 'Interim report', zh: '中期报告' },
    1: { ja: '期末', en: 'Term end', zh: '期末' },
  }),
  stock_period_div: codes('stock_period_div', {
    1: { ja: '当月', en: 'This month', zh: '本月' },
    2: { ja: '前月', en: 'Last month', zh: '上月' },
  }),
  day_month_div: codes('day_month_div', {
    1: { ja: '日別', en: 'Daily', zh: '按日' },
    2: { ja: '月別', en: 'Monthly', zh: '按月' },
  }),
  order_sales_div: codes('order_sales_div', {
    1: { ja: '受注', en: 'Order', zh: '销售订单' },
    2: { ja: '売上', en: 'Sales', zh: '销售' },
  }),
  complete_flg: codes('complete_flg', {
    0: { ja: '未完了', en: 'Unfinished', zh: '未完成' },
    1: { ja: '完了', en: 'Finished', zh: '完成' },
  }),
  list_display_div: codes('list_display_div', {
    0: { ja: '照会', en: 'Show', zh: '查看' },
    1: { ja: '編集', en: 'Edit', zh: '编辑' },
  }),
  sales_budget_div: codes('sales_budget_div', {
    1: { ja: '売上', en: 'Sales', zh: '销售' },
    2: { ja: '生産', en: 'Production', zh: '生产' },
  }),
  content_div: codes('content_div', {
    1: { ja: '通常（有償）', en: 'Normal', zh: '普通（有偿）' },
    2: { ja: '無償', en: 'Free', zh: '无偿' },
  }),
  arrange_flg: codes('arrange_flg', {
    9: { ja: 'すべて', en: 'All', zh: '全部' },
    0: { ja: '未手配', en: 'Not arranged', zh: '未安排' },
    1: { ja: '手配確定', en: 'Arrangement fixed', zh: '已确定安排' },
  }),
  order_method: codes('order_method', {
    0: { ja: '都度発注', en: 'Each time', zh: '逐次订货' },
    1: { ja: '定量発注', en: 'Quantitative', zh: '定量订货' },
    2: { ja: '定期発注', en: 'Regular', zh: '定期订货' },
    3: { ja: '補充発注', en: 'Replenishment', zh: '补充订货' },
  }),
  planned_state: codes('planned_state', {
    0: { ja: '未計画', en: 'Unplanned', zh: '未计划' },
    1: { ja: '計画済', en: 'Planned', zh: '已计划' },
  }),
  target_div: codes('target_div', {
    0: { ja: '未計画', en: 'Unplanned', zh: '未计划' },
    1: { ja: '計画済', en: 'Planned', zh: '已计划' },
    2: { ja: '指示書未発行', en: 'Not issued', zh: '指示单未发行' },
    3: { ja: '指示書発行済', en: 'Issued', zh: '指示单已发行' },
  }),
  inventory_manage_div: codes('inventory_manage_div', {
    1: { ja: '実在庫表', en: 'Actual stock table', zh: '实际库存表' },
    2: { ja: '棚卸前', en: 'Before counting', zh: '盘点前' },
    3: { ja: '棚卸後', en: 'After counting', zh: '盘点后' },
  }),
  tax_fraction: codes('tax_fraction', {
    1: { ja: '切捨て', en: 'Round down', zh: '舍去' },
    2: { ja: '切上げ', en: 'Round up', zh: '进位' },
    3: { ja: '四捨五入', en: 'Round half up', zh: '四舍五入' },
  }),
  time_slot: codes('time_slot', {
    9: { ja: '指定なし', en: 'Any', zh: '不指定' },
    1: { ja: '午前', en: 'Morning', zh: '上午' },
    2: { ja: '午後', en: 'Afternoon', zh: '下午' },
  }),
  plan_status: codes('plan_status', {
    0: { ja: '受付済', en: 'Accepted', zh: '已受理' },
    1: { ja: '停止中', en: 'Off', zh: '未执行' },
    3: { ja: '実行中', en: 'Running', zh: '执行中' },
    9: { ja: 'エラー', en: 'Error', zh: '错误' },
  }),
  instruction_status: codes('instruction_status', {
    9: { ja: '準備', en: 'In preparation', zh: '准备' },
    1: { ja: '確定', en: 'Confirmed', zh: '已确定' },
    0: { ja: '未完了', en: 'Unfinished', zh: '未完成' },
    4: { ja: '停止', en: 'Stopped', zh: '停止' },
    2: { ja: '完了', en: 'Finished', zh: '完成' },
  }),
  production_div: codes('production_div', {
    '030': { ja: '在庫', en: 'For stock', zh: '备库' },
    '031': { ja: '在庫の構成品', en: 'Component, for stock', zh: '备库的组件' },
    '050': { ja: '受注', en: 'For an order', zh: '按订单' },
    '051': { ja: '受注の構成品', en: 'Component, for an order', zh: '订单的组件' },
  }),
  sales_div: codes('sales_div', {
    '500': { ja: '通常売上', en: 'Normal', zh: '普通销售' },
    '504': { ja: '預り売上', en: 'Deposit sales', zh: '寄存销售' },
    '505': { ja: '預り出荷', en: 'Deposit shipping', zh: '寄存出货' },
    '520': { ja: '売上返品', en: 'Sales return', zh: '销售退货' },
    '060': { ja: '値増', en: 'Price increase', zh: '加价' },
    '070': { ja: '荷造費', en: 'Packing cost', zh: '包装费' },
    '071': { ja: '発送運賃', en: 'Freight of a shipment', zh: '发货运费' },
    '072': { ja: '運賃', en: 'Freight', zh: '运费' },
  }),
  data_kind: dataKind,
} satisfies Readonly<Record<string, CodeTable>>

type FixedName = keyof typeof fixedCodes

/** What each table is called. */
export const fixedCodeTitles: Readonly<Record<FixedName, Text>> = {
  abort_div: { ja: '使用区分', en: 'Status of use', zh: '使用区分' },
  assign_mode: { ja: '登録モード', en: 'Assign mode', zh: '登记模式' },
  edit_flg: { ja: '編集フラグ', en: 'Edit flag', zh: '编辑标志' },
  process_div: { ja: '処理区分', en: 'Process', zh: '处理区分' },
  parent_div: { ja: '親子区分', en: 'Parent or child', zh: '父子区分' },
  system_flg: { ja: 'システム使用区分', en: 'System use flag', zh: '系统使用标志' },
  temp_price_flg: { ja: '仮単価区分', en: 'Provisional price', zh: '暂定单价标志' },
  treatment_div: { ja: '取扱区分', en: 'Treatment', zh: '处理方式' },
  inventory_status: { ja: '棚卸状態', en: 'Stocktaking status', zh: '盘点状态' },
  inventory_time_div: { ja: '棚卸時期区分', en: 'Time of stocktaking', zh: '盘点时期区分' },
  stock_period_div: { ja: '在庫管理期間', en: 'Period of stock control', zh: '库存管理期间' },
  day_month_div: { ja: '日別・月別区分', en: 'Daily or monthly', zh: '按日按月区分' },
  order_sales_div: { ja: '受注・売上区分', en: 'Order or sales', zh: '订单销售区分' },
  complete_flg: { ja: '完了フラグ', en: 'Complete flag', zh: '完成标志' },
  list_display_div: { ja: '一覧表示区分', en: 'List display', zh: '列表显示区分' },
  sales_budget_div: { ja: '売上予算区分', en: 'Sales budget', zh: '销售预算区分' },
  content_div: { ja: '内容区分', en: 'Content', zh: '内容区分' },
  arrange_flg: { ja: '手配フラグ', en: 'Arrange flag', zh: '安排标志' },
  order_method: { ja: '発注方式', en: 'Order method', zh: '订货方式' },
  planned_state: { ja: '計画状態', en: 'Planned state', zh: '计划状态' },
  target_div: { ja: '対象区分', en: 'Target', zh: '对象区分' },
  inventory_manage_div: { ja: '棚卸管理区分', en: 'Stocktaking control', zh: '盘点管理区分' },
  tax_fraction: { ja: '税端数処理', en: 'Tax rounding', zh: '税尾数处理' },
  time_slot: { ja: '運送時間帯', en: 'Carrier time', zh: '运送时段' },
  plan_status: { ja: '生産計画処理状態', en: 'Status of plan processing', zh: '生产计划处理状态' },
  instruction_status: { ja: '製造指示状態', en: 'Manufacturing instruction', zh: '制造指示状态' },
  production_div: { ja: '生産区分', en: 'Production type', zh: '生产区分' },
  sales_div: { ja: '売上区分', en: 'Sales type', zh: '销售区分' },
  data_kind: { ja: 'データ種別', en: 'Data kind', zh: '数据类别' },
}

/** The code of a fixed table among the company's tables. */
export const kindCodeOf = (name: string): string => name.toUpperCase()

export const fixedNames = namesOf(fixedCodes)
export const isFixedKind = (kind_cd: string): boolean =>
  fixedNames.some((name) => kindCodeOf(name) === kind_cd)
