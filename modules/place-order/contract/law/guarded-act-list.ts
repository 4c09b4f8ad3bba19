import { list } from '#platform/contract/list-screen.ts'
import { guardedActKind, guardedActStatus } from './law-codes.ts'

const person = { kind: 'code', width: 10 } as const
const moment = { kind: 'moment', width: 16 } as const
const words = { kind: 'text', width: 24 } as const

/** 取適法ガード: what the act forbids, asked for with the supplier's fault and decided by a second person; kept as evidence. */
export const guardedActList = list({
  name: 'guardedActs',
  title: { ja: '取適法ガード', en: 'Fair-trade guard', zh: '取适法防护' },
  area: 'placeorder',
  path: '/placeOrder/guardedActs',
  icon: 'lock',
  key: ['act_no'],
  columns: {
    act_no: { kind: 'code', label: { ja: '依頼番号', en: 'Request', zh: '申请编号' }, width: 9 },
    act_kind: {
      ...{ kind: 'choice', codes: guardedActKind, width: 18 },
      label: { ja: '行為', en: 'Act', zh: '行为' },
    },
    article: { kind: 'text', label: { ja: '条文', en: 'Article', zh: '条款' }, width: 17 },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' }, width: 5 },
    subject: { kind: 'text', label: { ja: '対象内容', en: 'Concerns', zh: '对象内容' }, width: 22 },
    figure: { kind: 'text', label: { ja: '値', en: 'Value', zh: '值' }, width: 10 },
    reason: { ...words, label: { ja: '仕入先の責任', en: 'Supplier’s fault', zh: '供应商责任' } },
    act_status: {
      ...{ kind: 'choice', codes: guardedActStatus, width: 9 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    create_user: { ...person, label: { ja: '依頼者', en: 'Requested by', zh: '申请人' } },
    create_dt: { ...moment, label: { ja: '依頼日時', en: 'Requested', zh: '申请时间' } },
    decide_user: { ...person, label: { ja: '承認者', en: 'Decided by', zh: '批准人' } },
    decide_dt: { ...moment, label: { ja: '承認日時', en: 'Decided', zh: '批准时间' } },
    decide_reason: { ...words, label: { ja: '承認コメント', en: 'Comment', zh: '批准意见' } },
    used_user: { ...person, label: { ja: '実施者', en: 'Carried out by', zh: '实施人' } },
    used_dt: { ...moment, label: { ja: '実施日時', en: 'Carried out', zh: '实施时间' } },
  },
  shown: [
    'act_no',
    'act_kind',
    'article',
    'supplier_cd',
    'subject',
    'figure',
    'reason',
    'act_status',
    'create_user',
    'create_dt',
    'decide_user',
    'decide_reason',
  ],
  search: ['act_status', 'act_kind', 'supplier_cd', 'subject', 'create_dt'],
  initial: { act_status: '0,1' },
  sort: '-act_no',
})
