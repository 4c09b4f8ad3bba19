import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'

export const webhookTold = codes('webhook_told', { 1: { ja: '通知する', en: 'Told', zh: '通知' } })

export const webhookState = codes(
  'webhook_state',
  {
    on: { ja: '有効', en: 'Valid', zh: '有效' },
    retrying: { ja: '再試行中', en: 'Retrying', zh: '重试中' },
    stuck: { ja: '送信中止', en: 'Given up', zh: '已中止' },
    off: { ja: '停止', en: 'Stopped', zh: '停用' },
  },
  { on: 'done', retrying: 'warn', stuck: 'bad', off: 'none' },
)

const factColumn = (ja: string, en: string, zh: string) =>
  ({ kind: 'choice', label: { ja, en, zh }, width: 11, codes: webhookTold }) as const

/** 外部通知: which programs are told of what has changed, and whether they hear it. */
export const webhookList = list({
  name: 'webhookList',
  title: { ja: '外部通知', en: 'Webhooks', zh: '外部通知' },
  area: 'developer',
  guard: ['developer:yes'],
  path: '/developer/webhookList',
  icon: 'external',
  key: ['webhook_no'],
  columns: {
    webhook_no: { kind: 'decimal', label: { ja: '通知番号', en: 'No.', zh: '通知编号' }, width: 9 },
    name: { kind: 'text', label: { ja: '名称', en: 'Name', zh: '名称' }, width: 26 },
    state: {
      ...{ kind: 'choice', codes: webhookState, width: 12 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    origin: { kind: 'text', label: { ja: '通知先サーバー', en: 'Server', zh: '目标服务器' }, width: 30 },
    waiting_cnt: { kind: 'integer', label: { ja: '送信待ち', en: 'Waiting', zh: '待发送' }, width: 9 },
    sent_at: { kind: 'moment', label: { ja: '最終送信', en: 'Last sent', zh: '最近发送' }, width: 17 },
    masters: factColumn('マスタ', 'Masters', '主数据'),
    orders: factColumn('受注', 'Sales orders', '接单'),
    forecasts: factColumn('内示', 'Forecasts', '预示订单'),
    purchases: factColumn('発注・入荷', 'Purchases', '采购与到货'),
    stock: factColumn('在庫', 'Stock', '库存'),
    inventories: factColumn('棚卸', 'Counts', '盘点'),
    sales: factColumn('出荷・売上', 'Shipping and sales', '出货与销售'),
    plans: factColumn('生産計画', 'Production plans', '生产计划'),
    work_orders: factColumn('製造指示', 'Work orders', '生产工单'),
    user_cd: {
      ...{ kind: 'code', width: 24, named: 'username' },
      label: { ja: '登録者', en: 'Entered by', zh: '登记人' },
    },
    created_at: { kind: 'moment', label: { ja: '登録日時', en: 'Entered', zh: '登记时间' }, width: 17 },
  },
  search: ['name', 'state', 'origin'],
  card: { title: 'name', sub: ['state', 'origin'], date: 'sent_at', figure: 'waiting_cnt' },
  sort: '-webhook_no',
})
