import { list } from '#platform/contract/list-screen.ts'
import { refusedKind, refusedStatus } from './refused-codes.ts'

const counted = { kind: 'decimal', width: 8 } as const

/** 登録できなかった実績: what terminals told without a network, and the server did not take afterwards; the foreman settles it. */
export const refusedWorkList = list({
  name: 'refusedWork',
  title: { ja: '登録できなかった実績', en: 'Entries not taken', zh: '未能登记的实绩' },
  area: 'mes',
  path: '/mes/refusedWork',
  icon: 'warn',
  key: ['refused_no'],
  columns: {
    occurred_at: { kind: 'moment', width: 16, label: { ja: '発生日時', en: 'Happened', zh: '发生时间' } },
    event_kind: {
      ...{ kind: 'choice', codes: refusedKind, width: 12 },
      label: { ja: '実績の種類', en: 'Kind of entry', zh: '实绩种类' },
    },
    work_order_no: { kind: 'code', width: 12, label: { ja: '指図番号', en: 'Work order', zh: '指令号' } },
    process_no: { kind: 'integer', width: 6, label: { ja: '工程番号', en: 'Process no.', zh: '工序号' } },
    worker_cd: {
      ...{ kind: 'code', width: 14, named: 'worker_nm' },
      label: { ja: '作業者', en: 'Worker', zh: '作业员' },
    },
    facility_cd: {
      ...{ kind: 'code', width: 14, named: 'facility_nm' },
      label: { ja: '設備', en: 'Machine', zh: '设备' },
    },
    good_qty: { ...counted, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    defective_qty: { ...counted, label: { ja: '不良数', en: 'Defective', zh: '不良数' } },
    rework_qty: { ...counted, label: { ja: 'うち手直し数', en: 'Of these reworked', zh: '其中返修数' } },
    reason_cd: { kind: 'code', width: 8, label: { ja: '理由', en: 'Reason', zh: '原因' } },
    serial_nos: {
      ...{ kind: 'text', width: 24 },
      label: { ja: 'シリアル番号', en: 'Serial number', zh: '序列号' },
    },
    refusal: {
      ...{ kind: 'text', width: 40 },
      label: { ja: '登録できなかった理由', en: 'Why it was not taken', zh: '未能登记的原因' },
    },
    refused_status: {
      ...{ kind: 'choice', codes: refusedStatus, width: 10 },
      label: { ja: '対応結果', en: 'Outcome', zh: '处理结果' },
    },
    settled_reason: {
      kind: 'text',
      width: 20,
      label: { ja: '登録見送りの理由', en: 'Reason for dropping', zh: '放弃登记的原因' },
    },
    update_cnt: {
      ...{ kind: 'integer', unsearched: true, width: 6 },
      label: { ja: '更新回数', en: 'Changes', zh: '更新次数' },
    },
    refused_no: {
      ...{ kind: 'decimal', unsearched: true, width: 8 },
      label: { ja: '番号', en: 'Number', zh: '编号' },
    },
  },
  shown: [
    ...(['occurred_at', 'event_kind', 'work_order_no', 'process_no', 'worker_cd', 'good_qty'] as const),
    ...(['defective_qty', 'refusal', 'refused_status', 'settled_reason'] as const),
  ],
  search: ['refused_status', 'work_order_no', 'worker_cd', 'facility_cd', 'event_kind'],
  initial: { refused_status: '0' },
  sort: '-refused_no',
  card: {
    ...{ title: 'work_order_no', sub: ['worker_cd', 'refusal'] },
    ...{ figure: 'good_qty', date: 'occurred_at', axes: ['refused_status'] },
  },
})
