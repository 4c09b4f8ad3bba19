import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'
import { list } from '#platform/contract/list-screen.ts'
import { requestKind, requestStatus } from './request-codes.ts'

/** Sent, answered, or the answer seen. */
export const requestsChanged = fact({
  name: 'requests.changed',
  shape: z.object({ orders: z.array(z.string()) }),
  mayHear: whoMayEnter('receiveorder'),
})

const seen = codes('change_request_seen', {
  0: { ja: '未確認', en: 'Not seen', zh: '未确认' },
  1: { ja: '確認済', en: 'Seen', zh: '已确认' },
})

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const
const words = { kind: 'text', width: 24 } as const

/** 変更依頼一覧: what was refused and asked for all the same. */
export const requestList = list({
  name: 'changeRequest',
  title: { ja: '変更依頼一覧', en: 'Change requests', zh: '变更申请列表' },
  area: 'receiveorder',
  path: '/receiveOrder/changeRequestList',
  icon: 'edit',
  key: ['request_no'],
  columns: {
    request_no: { kind: 'code', label: { ja: '依頼番号', en: 'Request', zh: '申请编号' }, width: 9 },
    order_no: { kind: 'code', label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, width: 12 },
    line_no: { kind: 'integer', label: { ja: '行', en: 'Line', zh: '行' }, width: 4 },
    request_kind: {
      ...{ kind: 'choice', codes: requestKind, width: 11 },
      label: { ja: '依頼内容', en: 'Request for', zh: '申请内容' },
    },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '得意先', en: 'Customer', zh: '客户' },
    },
    item_cd: {
      ...{ kind: 'code', width: 12, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    before_qty: { ...figure, label: { ja: '現在の数量', en: 'Quantity now', zh: '当前数量' } },
    wished_qty: { ...figure, label: { ja: '希望数量', en: 'Wanted quantity', zh: '希望数量' } },
    before_dt: { ...day, label: { ja: '現在の納期', en: 'Date now', zh: '当前交期' } },
    wished_dt: { ...day, label: { ja: '変更希望日', en: 'Wanted date', zh: '希望变更日' } },
    reason: { ...words, label: { ja: '依頼理由', en: 'Reason', zh: '申请理由' } },
    refused_code: { kind: 'text', label: { ja: '拒否コード', en: 'Refused by', zh: '拒绝代码' }, width: 10 },
    request_status: {
      ...{ kind: 'choice', codes: requestStatus, width: 9 },
      label: { ja: '回答', en: 'Answer', zh: '答复' },
    },
    answer: { ...words, label: { ja: '回答理由', en: 'Reason for the answer', zh: '答复理由' } },
    answer_user: { kind: 'code', label: { ja: '回答者', en: 'Answered by', zh: '答复人' }, width: 10 },
    seen: {
      ...{ kind: 'choice', codes: seen, width: 8 },
      label: { ja: '確認', en: 'Seen', zh: '确认' },
    },
    create_user: { kind: 'code', label: { ja: '依頼者', en: 'Requested by', zh: '申请人' }, width: 10 },
    create_dt: { kind: 'moment', label: { ja: '依頼日時', en: 'Requested', zh: '申请时间' }, width: 16 },
  },
  shown: [
    'request_no',
    'order_no',
    'line_no',
    'request_kind',
    'customer_cd',
    'item_cd',
    'before_qty',
    'wished_qty',
    'before_dt',
    'wished_dt',
    'reason',
    'request_status',
    'answer',
    'create_user',
  ],
  search: ['request_status', 'order_no', 'customer_cd', 'item_cd', 'create_user', 'seen'],
  initial: { request_status: '0' },
  sort: '-request_no',
})

/** Those that nobody has answered. */
export const openRequests = { request_status: '0' }
