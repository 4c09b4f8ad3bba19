import { list } from '#platform/contract/list-screen.ts'
import { receiptKind, receiptStatus } from './receipt-codes.ts'

const money = { kind: 'decimal', width: 12, total: true } as const

/** 入金・消込: what customers have paid, and what it has settled. */
export const receiptList = list({
  name: 'receipt',
  title: { ja: '入金・消込', en: 'Receipts of money', zh: '收款·核销' },
  area: 'receiveorder',
  path: '/sales/receipt',
  icon: 'yen',
  key: ['receipt_no'],
  columns: {
    receipt_no: { kind: 'code', width: 12, label: { ja: '入金番号', en: 'Receipt no.', zh: '收款号' } },
    receipt_dt: { kind: 'date', width: 10, label: { ja: '入金日', en: 'Received on', zh: '收款日' } },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '請求先', en: 'Invoice to', zh: '开票对象' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    receipt_kind: {
      ...{ kind: 'choice', codes: receiptKind, width: 12 },
      label: { ja: '入金区分', en: 'Kind of receipt', zh: '收款类别' },
    },
    amount: { ...money, label: { ja: '入金額', en: 'Received', zh: '收款额' } },
    matched_amount: { ...money, label: { ja: '消込額', en: 'Matched', zh: '核销额' } },
    rest_amount: { ...money, label: { ja: '未消込額', en: 'Not matched', zh: '未核销额' } },
    receipt_status: {
      ...{ kind: 'choice', codes: receiptStatus, width: 9 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    payer_nm: { kind: 'text', width: 24, label: { ja: '振込依頼人', en: 'Payer', zh: '汇款人' } },
    origin_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '元入金番号', en: 'With receipt', zh: '原收款号' },
    },
    statement_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '記載請求番号', en: 'On statement', zh: '记载账单号' },
    },
    remarks: { kind: 'text', width: 24, label: { ja: '備考', en: 'Note', zh: '备注' } },
    create_user: { kind: 'code', width: 10, label: { ja: '登録者', en: 'Entered by', zh: '登记人' } },
    create_dt: { kind: 'moment', width: 16, label: { ja: '登録日時', en: 'Entered', zh: '登记时间' } },
  },
  shown: [
    'receipt_no',
    'receipt_dt',
    'customer_cd',
    'branch_no',
    'receipt_kind',
    'amount',
    'rest_amount',
    'receipt_status',
    'payer_nm',
    'statement_no',
    'remarks',
  ],
  search: ['receipt_dt', 'customer_cd', 'receipt_kind', 'receipt_status'],
  initial: {},
  sort: '-receipt_no',
})
