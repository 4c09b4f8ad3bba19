import { businessDirection, businessDocumentKind } from '#platform/contract/business-document.ts'
import { list } from '#platform/contract/list-screen.ts'

/** 電子帳簿: what was sent, received and posted, found by day, amount and partner, in any combination. */
export const documentList = list({
  name: 'businessDocuments',
  title: { ja: '電子帳簿', en: 'Business documents', zh: '电子账簿' },
  area: 'receiveorder',
  path: '/sales/businessDocuments',
  icon: 'database',
  key: ['doc_kind', 'doc_no'],
  columns: {
    doc_dt: { kind: 'date', width: 10, label: { ja: '取引日', en: 'Date of business', zh: '交易日期' } },
    doc_kind: {
      ...{ kind: 'choice', codes: businessDocumentKind, width: 10 },
      label: { ja: '種類', en: 'Kind', zh: '类型' },
    },
    doc_no: { kind: 'code', width: 12, label: { ja: '番号', en: 'Number', zh: '编号' } },
    direction: {
      ...{ kind: 'choice', codes: businessDirection, width: 7 },
      label: { ja: '受発区分', en: 'Direction', zh: '收发类型' },
    },
    partner_cd: {
      ...{ kind: 'code', width: 10, named: 'partner_nm' },
      label: { ja: '取引先', en: 'Partner', zh: '往来单位' },
    },
    amount: {
      ...{ kind: 'decimal', width: 12 },
      label: { ja: '取引金額', en: 'Amount of business', zh: '交易金额' },
    },
    file_nm: { kind: 'text', width: 18, label: { ja: 'ファイル名', en: 'File', zh: '文件名' } },
    revision: { kind: 'integer', width: 6, label: { ja: '訂正回数', en: 'Corrections', zh: '更正次数' } },
    kept_by: { kind: 'code', width: 10, label: { ja: '登録者', en: 'Entered by', zh: '登记人' } },
    kept_at: { kind: 'moment', width: 16, label: { ja: '登録日時', en: 'Entered', zh: '登记时间' } },
  },
  shown: [
    ...(['doc_dt', 'doc_kind', 'doc_no', 'direction', 'partner_cd', 'amount', 'file_nm'] as const),
    ...(['revision', 'kept_by', 'kept_at'] as const),
  ],
  search: ['doc_dt', 'amount', 'partner_cd', 'doc_kind', 'direction'],
  initial: {},
  sort: '-doc_dt',
  card: {
    ...{ title: 'partner_cd', sub: ['doc_no', 'file_nm'] },
    ...{ figure: 'amount', date: 'doc_dt', axes: ['doc_kind', 'direction'] },
  },
})
