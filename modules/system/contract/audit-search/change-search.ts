import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'

/** 証跡を見る権限: what everybody has done is for those who may set the system, and for administrators. */
export const mayAudit = { permissions: ['system:yes', 'write:system'], mode: 'allOf' } as const

export const changeAction = codes('change_action', {
  create: { ja: '登録', en: 'Created', zh: '新建' },
  update: { ja: '変更', en: 'Changed', zh: '修改' },
  stop: { ja: '停止', en: 'Stopped', zh: '停用' },
  abolish: { ja: '廃止', en: 'Discontinued', zh: '作废' },
  reuse: { ja: '再使用', en: 'Use again', zh: '恢复使用' },
  delete: { ja: '削除', en: 'Delete', zh: '删除' },
})

const value = { kind: 'text', width: 26 } as const

/** 変更履歴検索: every field of every record that somebody has changed, a line each. */
export const changeSearch = list({
  name: 'changeSearch',
  title: { ja: '変更履歴検索', en: 'Change history', zh: '变更历史查询' },
  area: 'system',
  guard: mayAudit,
  path: '/masterMaint/system/changeSearch',
  icon: 'history',
  key: ['history_no', 'place'],
  within: 'place',
  columns: {
    history_no: { kind: 'decimal', label: { ja: '履歴番号', en: 'History no.', zh: '历史编号' }, width: 10 },
    place: { kind: 'integer', label: { ja: '行', en: 'Line', zh: '行' }, width: 5 },
    at: { kind: 'moment', label: { ja: '変更日時', en: 'Changed at', zh: '变更时间' }, width: 17 },
    actor_cd: {
      ...{ kind: 'code', width: 26, named: 'actor_nm' },
      label: { ja: '変更者', en: 'By', zh: '变更人' },
    },
    screen_nm: { kind: 'text', label: { ja: '対象', en: 'Of', zh: '对象' }, width: 20, unsorted: true },
    row_key: { kind: 'text', label: { ja: 'キー', en: 'Key', zh: '键' }, width: 22 },
    action: {
      ...{ kind: 'choice', codes: changeAction, width: 10 },
      label: { ja: '変更の種類', en: 'Kind of change', zh: '修改类型' },
    },
    field_nm: { kind: 'text', label: { ja: '項目', en: 'Field', zh: '项目' }, width: 18, unsorted: true },
    old_value: { ...value, label: { ja: '変更前', en: 'Before', zh: '修改前' }, unsorted: true },
    new_value: { ...value, label: { ja: '変更後', en: 'After', zh: '修改后' }, unsorted: true },
    table_nm: { kind: 'text', label: { ja: 'テーブル', en: 'Table', zh: '数据表' }, width: 18 },
    field: { kind: 'text', label: { ja: '項目名（英字）', en: 'Column', zh: '列名' }, width: 18 },
    request_id: { kind: 'text', label: { ja: '要求ID', en: 'Request ID', zh: '请求ID' }, width: 30 },
    /** The screen of the record, and the parts of the key that its address names. */
    opens: {
      ...{ kind: 'text', width: 8, unsorted: true, unsearched: true, drawn: true },
      label: { ja: '画面', en: 'Screen', zh: '页面' },
    },
  },
  shown: ['at', 'actor_cd', 'screen_nm', 'row_key', 'action', 'field_nm', 'old_value', 'new_value'],
  search: ['at', 'actor_cd', 'screen_nm', 'row_key', 'field_nm', 'action'],
  card: {
    title: 'screen_nm',
    sub: ['row_key', 'field_nm', 'old_value', 'new_value', 'actor_cd'],
    date: 'at',
    figure: 'action',
  },
  sort: '-at',
})
